import { perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { throughWindow } from '../stage/browser.ts';
import { Calculator } from '../stage/calculator.tsx';
import { part, textOf } from '../stage/dom.ts';
import { choose, paste, setRate, widgetIn } from '../stage/drive.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/11 Compact List',
  component: Calculator,
  args: { theme: 'theme-11' },
});

export const CompactList = meta.story({ name: '11 Compact List' });

CompactList.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

CompactList.test('Every variant shows its instalment, and a tap chooses it', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  await paste(widget, 'deposit', '5000');
  await choose(widget, 'tenure', '7');
  const board = within(part(widget, 'variant-picker'));
  await expect(board.getAllByRole('radio')).toHaveLength(24);
  const compared = perodua.filter(({ code }) => code === 'axia' || code === 'aruz');
  for (const { code, name, rate, variants } of compared) {
    for (const { id, name: variant, otr } of variants) {
      const { instalment } = calculateLoan({ otr, deposit: 5000, rate, years: 7 });
      const row = part(widget, 'variant-picker').querySelector(`[value="${code} ${id}"]`)?.closest('label');
      if (!row) throw new Error(`There is no row for ${name} ${variant}.`);
      await waitFor(() => expect(textOf(row)).toContain(formatRM(instalment)));
      await userEvent.click(row);
      await waitFor(() => expect(textOf(part(widget, 'instalment'))).toContain(formatRM(instalment)));
    }
  }
});

CompactList.test(
  'A row is quoted at its own rate, whatever is chosen or touched',
  { args: { options: { model: 'alza' } } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const axia = () =>
      part(widget, 'variant-picker').querySelector('[value="axia axia-1-0-e"]')?.closest('label');
    await expect(textOf(axia() as Element)).toContain('RM471');
    await setRate(widget, 3.5);
    await expect(textOf(axia() as Element)).toContain('RM471');
    await userEvent.click(axia() as Element);
    await waitFor(() => expect(textOf(part(widget, 'instalment'))).toContain('RM471'));
    await expect(mountedIn(widget).result).toMatchObject({ rate: 2.9, instalment: 471 });
  },
);

/** How often a figure is read on the screen: in the hero, in the strip that takes its place, in a row of the list. */
const timesRead = (widget: HTMLElement, figure: string): number => {
  const strip = widget.querySelector('[part=result-strip]')?.getBoundingClientRect().bottom ?? 0;
  return [...widget.querySelectorAll('.lk-figure, .lk-strip-figure, strong:not(.lk-figure)')].filter(
    element => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const covered = element.closest('[part=result-strip]') ? 0 : strip;
      return textOf(element).includes(figure) && width > 1 && bottom > covered && top < innerHeight;
    },
  ).length;
};

/** Walks down all of a phone's page by less than a row at a time, for cars at the head, in the middle and at the end of the list. */
const readOnce = (size: [width: number, height: number]) => async (canvas: HTMLElement) =>
  throughWindow(async () => {
    const widget = await widgetIn(canvas);
    for (const { code, name } of perodua.filter(model => ['axia', 'myvi', 'aruz'].includes(model.code))) {
      await choose(widget, 'model-picker', code);
      await waitFor(() => expect(mountedIn(widget).result?.model).toBe(name));
      const figure = formatRM(mountedIn(widget).result?.instalment);
      const end = document.documentElement.scrollHeight - innerHeight;
      await expect(end).toBeGreaterThan(innerHeight);
      for (let y = 0; y < end; y += 40) {
        window.scrollTo(0, y);
        await waitFor(() => expect([y, timesRead(widget, figure)]).toEqual([y, 1]));
      }
    }
  }, size);

CompactList.test(
  'The figure is in sight once wherever a phone is scrolled to, at 390 × 844',
  { globals: { width: 'full' }, parameters: { frame: false, ...lookedAt } },
  ({ canvasElement }) => readOnce([390, 844])(canvasElement),
);
CompactList.test(
  'The same at 360 × 640',
  { globals: { width: 'full' }, parameters: { frame: false, ...lookedAt } },
  ({ canvasElement }) => readOnce([360, 640])(canvasElement),
);

CompactList.test(
  'A phone’s list begins with the model that was chosen, and stays as it is where a row is tapped',
  { globals: { width: '390' }, args: { options: { model: 'aruz' } }, parameters: lookedAt },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const topmost = () => {
      const rows = [...part(widget, 'variant-picker').querySelectorAll('label')];
      const topOf = (row: Element) => row.getBoundingClientRect().top;
      return textOf(rows.sort((one, other) => topOf(one) - topOf(other))[0] as Element);
    };
    await expect(topmost()).toContain('Aruz');
    await choose(widget, 'model-picker', 'myvi');
    await waitFor(() => expect(topmost()).toContain('Myvi'));
    await choose(widget, 'variant-picker', 'bezza bezza-1-0-g');
    await waitFor(() => expect(mountedIn(widget).result?.model).toBe('Bezza'));
    await expect(topmost()).toContain('Myvi');
  },
);

CompactList.test(
  'The two columns of a page are level, whichever row is chosen',
  { globals: { width: '1200' }, parameters: lookedAt },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    for (const { code, name } of perodua) {
      await choose(widget, 'model-picker', code);
      await waitFor(() => expect(mountedIn(widget).result?.model).toBe(name));
      const rows = [...part(widget, 'variant-picker').querySelectorAll('label')];
      const lefts = rows.map(row => row.getBoundingClientRect().left);
      const first = lefts.filter(left => left === lefts[0]).length;
      // A model stays whole, and the largest has six variants.
      await expect({ name, uneven: Math.abs(2 * first - rows.length) > 6 }).toEqual({ name, uneven: false });
    }
  },
);
