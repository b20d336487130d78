import { perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, formatRM } from '@loan-kereta/sdk/loan';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { choose, part, paste, setRate, textOf, widgetIn } from '../stage/drive.ts';
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

CompactList.test(
  'The chosen row is in sight while the list runs past it',
  { globals: { width: '390' }, args: { options: { model: 'aruz' } } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const board = part(widget, 'variant-picker');
    const row = board.querySelector(':checked')?.closest('label');
    board.scrollIntoView();
    await expect(board.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
    await waitFor(() => expect(row?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1));
  },
);
