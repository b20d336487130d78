// npm run themes:film [-- FOLDER]: photographs five changes, each before it and at four moments of it. What moves is held
// as soon as it begins, and each frame puts it to its moment, so that a slow machine films the same.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { perodua } from '@loan-kereta/sdk/catalogue';
import { type PaletteName, type ThemeNumber, themeId } from '@loan-kereta/sdk/plans';
import type { Page } from 'playwright';
import { root } from '../../scripts/run.ts';
import { visitStorybook } from './built-storybook.ts';
import { fullWidth, type Picture, type SheetRow, showCalculator, writeSheet } from './pictures.ts';

interface Scene {
  /** The theme's number. */
  readonly of: ThemeNumber;
  readonly title: string;
  /** The choice that is made, of a part. */
  readonly choice: readonly [part: string, value: string];
  readonly car: string;
  readonly palette: PaletteName;
  /** What of a phone is filmed, in px from its top. */
  readonly from: number;
  readonly to: number;
  /** How far down the page is scrolled, in px. */
  readonly scrolled?: number;
}

/** In ms from the choice; after 300 all stands still. */
const moments = [30, 80, 150, 300];

const width = 390;

const scenes: readonly Scene[] = [
  {
    of: 2,
    title: '02: another model drives in, opaque all the way',
    choice: ['model-picker', 'aruz'],
    car: 'axia',
    palette: 'default',
    from: 70,
    to: 414,
  },
  {
    of: 1,
    title: '01: another tenure, the figure rolls',
    choice: ['tenure', '5'],
    car: 'bezza',
    palette: 'royal',
    from: 92,
    to: 452,
  },
  {
    of: 8,
    title: '08: another tenure, the tile flips',
    choice: ['tenure', '5'],
    car: 'myvi',
    palette: 'sunset',
    from: 100,
    to: 392,
  },
  {
    of: 18,
    title: '18: another tenure, the drums turn',
    choice: ['tenure', '5'],
    car: 'myvi',
    palette: 'batik',
    from: 300,
    to: 640,
  },
  {
    of: 12,
    title: '12: another tenure, the ring closes',
    choice: ['tenure', '5'],
    car: 'myvi',
    palette: 'default',
    from: 90,
    to: 555,
    scrolled: 600,
  },
];

/** Makes a choice, and takes hold of all that begins to move. */
async function choose(window: Page, [part, value]: Scene['choice']) {
  return window.evaluateHandle(
    async ([part, value]) => {
      const widget = document
        .querySelector('[data-calculator]')
        ?.shadowRoot?.querySelector<HTMLElement>('.lk');
      const radio = widget?.querySelector<HTMLInputElement>(`[part~=${part}] input[value="${value}"]`);
      if (!widget || !radio) throw new Error(`There is no choice ${value} of a ${part}.`);
      const before = new Set(widget.getAnimations({ subtree: true }));
      radio.click();
      const moving = new Set<Animation>();
      // What moves begins in the frame in which it is drawn, or in one of the next.
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        for (const animation of widget.getAnimations({ subtree: true })) {
          if (before.has(animation) || animation.timeline !== document.timeline) continue;
          animation.pause();
          moving.add(animation);
        }
      }
      return [...moving];
    },
    [part, value] as const,
  );
}

async function film(window: Page, { of, choice, car, palette, from, to, scrolled = 0 }: Scene) {
  await showCalculator(window, { theme: themeId(of), models: perodua, palette, options: { model: car } });
  // Only now: Storybook waits until a story has come to rest, and starts its page anew for whoever does not.
  await window.emulateMedia({ reducedMotion: 'no-preference' });
  await window.evaluate(async down => {
    scrollTo(0, down);
    await document.fonts.ready;
    const widget = document.querySelector('[data-calculator]')?.shadowRoot?.querySelector('.lk');
    // As it comes: what has an end is there already.
    for (const animation of widget?.getAnimations({ subtree: true }) ?? []) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.timeline === document.timeline && !isEndless) animation.finish();
    }
  }, scrolled);
  const frame = async (caption: string): Promise<Picture> => ({
    png: await window.screenshot({ clip: { x: 0, y: from, width, height: to - from } }),
    caption,
  });
  const pictures = [await frame('before')];
  const moving = await choose(window, choice);
  if ((await moving.evaluate(all => all.length)) === 0) throw new Error(`Nothing moves in ${of}.`);
  for (const moment of moments) {
    await moving.evaluate((all, at) => {
      for (const animation of all) animation.currentTime = at;
    }, moment);
    pictures.push(await frame(`${moment} ms`));
  }
  return pictures;
}

const [folder = 'docs/images'] = process.argv.slice(2);
const target = resolve(process.env.INIT_CWD ?? root, folder);
mkdirSync(target, { recursive: true });
const viewport = { width, height: 844 };
await visitStorybook({ viewport }, async ({ context, open }) => {
  const rows: SheetRow[] = [];
  for (const scene of scenes) {
    const window = await open(fullWidth, { width: 'full' });
    rows.push({ title: scene.title, pictures: await film(window, scene) });
    await window.close();
  }
  await writeSheet(context, rows, { width: 300 }, `${target}/themes-changing.webp`, 80);
});
