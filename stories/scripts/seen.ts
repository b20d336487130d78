// npm run themes:seen [-- FOLDER]: photographs what docs/themes-seen.md tells of, each fault as it is now, on two sheets.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { perodua } from '@loan-kereta/sdk/catalogue';
import { type PaletteName, type ThemeNumber, themeId } from '@loan-kereta/sdk/plans';
import type { Page } from 'playwright';
import { root } from '../../scripts/run.ts';
import { visitStorybook } from './built-storybook.ts';
import {
  aisyah,
  fullWidth,
  type Picture,
  photographCar,
  type SheetRow,
  showCalculator,
  writeSheet,
} from './pictures.ts';

interface Shot {
  /** The theme's number. */
  readonly of: ThemeNumber;
  /** What there is to see, where the number alone does not say it. */
  readonly note?: string;
  readonly car?: string;
  /** The price in RM in place of the list's: at 121,703 a month is RM1,421, at 1,595,163 RM18,625. */
  readonly otr?: number;
  readonly palette?: PaletteName;
  readonly photo?: boolean;
}

interface Row {
  readonly title: string;
  readonly size: readonly [width: number, height: number];
  readonly shots: readonly Shot[];
  readonly presenter?: boolean;
  /** Down to where the deposit is entered. */
  readonly scrolled?: boolean;
}

const [phone, page, tablet] = [[390, 844] as const, [1280, 800] as const, [768, 900] as const];
const [thousand, long] = [121_703, 1_595_163];
const shots = (numbers: readonly ThemeNumber[], rest: Omit<Shot, 'of'> = {}) =>
  numbers.map(of => ({ of, ...rest }));

const sheets: Readonly<Record<string, readonly Row[]>> = {
  'themes-seen-390': [
    {
      title: 'The month, beside RM1,421',
      size: phone,
      shots: shots([2, 3, 4, 5, 7, 10, 11, 17], { otr: thousand, car: 'aruz' }),
    },
    {
      title: 'And beside RM18,625',
      size: phone,
      shots: shots([1, 4, 6, 7, 11, 13, 17, 18], { otr: long, car: 'alza' }),
    },
    {
      title: 'A car in its room',
      size: phone,
      shots: [
        ...shots([3, 5, 6, 9, 12, 16], { car: 'ativa' }),
        { of: 17, car: 'myvi', palette: 'durian', note: 'in durian' },
        { of: 20, car: 'axia' },
      ],
    },
    {
      title: 'A photo that is no cut-out',
      size: phone,
      shots: shots([1, 5, 7, 10, 14, 18, 19, 20], { photo: true, car: 'aruz' }),
    },
    {
      title: 'Scrolled to the deposit',
      size: phone,
      scrolled: true,
      shots: shots([1, 2, 3, 4, 7, 10, 16, 17], { car: 'myvi' }),
    },
    {
      title: 'On a live stream, with a name of fifty characters',
      size: phone,
      presenter: true,
      shots: shots([1, 5, 6, 8, 13, 14, 17, 18], { car: 'bezza' }),
    },
  ],
  'themes-seen-1280': [
    {
      title: 'A page of 1280 px',
      size: page,
      shots: [...shots([1, 3, 5], { car: 'aruz' }), { of: 6, car: 'myvi' }],
    },
    {
      title: 'The same',
      size: page,
      shots: [
        { of: 9, car: 'bezza', otr: long },
        { of: 11, car: 'ativa', note: 'level' },
        { of: 15, car: 'alza' },
        { of: 16, car: 'axia' },
      ],
    },
    {
      title: 'The same',
      size: page,
      shots: [
        { of: 17, car: 'bezza', otr: thousand },
        { of: 18, car: 'axia', otr: long },
        { of: 19, car: 'aruz' },
        { of: 20, car: 'ativa' },
      ],
    },
    {
      title: 'A tablet of 768 px',
      size: tablet,
      shots: [
        ...shots([2, 3, 4, 5], { otr: thousand, car: 'myvi' }),
        ...shots([10, 11, 16], { otr: long, car: 'alza' }),
      ],
    },
  ],
};

const fifty = 'Muhammad Aiman Hafizuddin bin Abdul Rahman Shahril';

const priced = ({ car, otr, photo }: Shot, address: string) =>
  perodua.map(model => ({
    ...model,
    ...(photo && { heroImage: address }),
    ...(otr && model.code === car && { rate: 2.9, variants: model.variants.map(each => ({ ...each, otr })) }),
  }));

async function photograph(window: Page, shot: Shot, { size, scrolled, presenter }: Row, photo: string) {
  const [width, height] = size;
  await window.setViewportSize({ width, height });
  const theme = themeId(shot.of);
  await showCalculator(window, {
    theme,
    ...(presenter && { advisor: { ...aisyah, branding_name: fifty } }),
    models: priced(shot, photo),
    palette: shot.palette ?? 'default',
    options: { model: shot.car },
  });
  await window.evaluate(down => {
    const widget = document.querySelector('[data-calculator]')?.shadowRoot;
    const box = widget?.querySelector('[part~=deposit]');
    if (down) box?.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
  }, scrolled);
  await window.waitForTimeout(400);
  return window.screenshot({ animations: 'disabled' });
}

const [folder = 'docs/images'] = process.argv.slice(2);
const target = resolve(process.env.INIT_CWD ?? root, folder);
mkdirSync(target, { recursive: true });
await visitStorybook({}, async ({ context, open }) => {
  const photo = await photographCar(open);
  for (const [name, rows] of Object.entries(sheets)) {
    const drawn: SheetRow[] = [];
    for (const row of rows) {
      const window = await open(fullWidth, { width: 'full', presenter: row.presenter ? 'on' : 'off' });
      const pictures: Picture[] = [];
      for (const shot of row.shots) {
        pictures.push({
          png: await photograph(window, shot, row, photo),
          caption: [shot.of, shot.note].filter(Boolean).join(', '),
        });
      }
      drawn.push({ title: row.title, pictures });
      await window.close();
    }
    await writeSheet(context, drawn, { height: 400 }, `${target}/${name}.webp`);
  }
});
