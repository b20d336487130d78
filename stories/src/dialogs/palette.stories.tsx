import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { button, dialogIn, isClosed, openBy, tool } from '../stage/dialogs.ts';
import { widgetIn } from '../stage/drive.ts';
import { restart } from '../stage/mounted.tsx';
import { pageServices } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';

const meta = preview.meta({
  title: 'Dialogs/Palette',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  globals: { plan: 'premium' },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await openBy(widget, tool(widget, 'Warna'));
  },
});

const wears = (widget: HTMLElement, name: PaletteName) =>
  waitFor(() =>
    expect(widget.style.getPropertyValue('--lk-primary')).toBe(tokens(palettes[name])['--lk-primary']),
  );

/** Opened by Colors in the top bar. */
export const Palette = meta.story({ name: 'Choose Color Palette' });

Palette.test('Has all 22, and the saved one chosen', { globals: { palette: 'kopi' } }, async stage => {
  const dialog = await dialogIn(await widgetIn(stage.canvasElement));
  await expect(within(dialog).getAllByRole('radio')).toHaveLength(22);
  await expect(within(dialog).getByRole('radio', { name: 'Kopi' })).toBeChecked();
});

Palette.test('A choice shows at once, is saved, and is still there on the next visit', async stage => {
  const widget = await widgetIn(stage.canvasElement);
  const dialog = await dialogIn(widget);
  for (const [label, name] of [
    ['Manggis', 'manggis'],
    ['Langkawi', 'langkawi'],
  ] as const) {
    await userEvent.click(within(dialog).getByRole('radio', { name: label }));
    await wears(widget, name);
    await expect(pageServices.savePalette).toHaveBeenLastCalledWith(name);
  }
  await userEvent.click(button(dialog, 'Selesai'));
  await isClosed(widget);
  restart(widget);
  const again = await widgetIn(stage.canvasElement);
  await expect(again).not.toBe(widget);
  await wears(again, 'langkawi');
  await openBy(again, tool(again, 'Warna'));
  await expect(within(await dialogIn(again)).getByRole('radio', { name: 'Langkawi' })).toBeChecked();
});

Palette.test(
  'A server that misses the choice does not undo it',
  { args: { services: { savePalette: fn(() => Promise.reject(new Error('500'))) } } },
  async stage => {
    const widget = await widgetIn(stage.canvasElement);
    await userEvent.click(within(await dialogIn(widget)).getByRole('radio', { name: 'Durian' }));
    await wears(widget, 'durian');
  },
);
