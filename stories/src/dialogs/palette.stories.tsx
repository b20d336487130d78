import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import { type PaletteName, paletteNames } from '@loan-kereta/sdk/plans';
import type { AdvisorServices } from '@loan-kereta/widget/advisor/services.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { throughWindow } from '../stage/browser.ts';
import { button, dialogIn, isClosed, openBy, statusOf, tool } from '../stage/dialogs.ts';
import { only } from '../stage/dom.ts';
import { wears, widgetIn } from '../stage/drive.ts';
import { mountedIn, restart } from '../stage/mounted.tsx';
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

const hasColours = (widget: HTMLElement, name: PaletteName) =>
  waitFor(() =>
    expect(widget.style.getPropertyValue('--lk-primary')).toBe(tokens(palettes[name])['--lk-primary']),
  );

/** Opened by Colors in the top bar. */
export const Palette = meta.story({ name: 'Choose Color Palette' });

Palette.test('Has all of them, and the saved one chosen', { globals: { palette: 'kopi' } }, async stage => {
  const dialog = await dialogIn(await widgetIn(stage.canvasElement));
  await expect(within(dialog).getAllByRole('radio')).toHaveLength(paletteNames.length);
  await expect(within(dialog).getByRole('radio', { name: 'Kopi' })).toBeChecked();
  await throughWindow(async () => expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(320));
});

/** The themes whose car stands low on a phone, and one that is all car. */
const low = ['theme-05', 'theme-08', 'theme-15', 'theme-19'];
Palette.test(
  'On a phone it comes up under the car, which stays in sight',
  { globals: { plan: 'diamond' }, parameters: { frame: false } },
  async stage => {
    const widget = await widgetIn(stage.canvasElement);
    await userEvent.click(button(await dialogIn(widget), 'Selesai'));
    await throughWindow(async () => {
      for (const theme of low) {
        mountedIn(widget).update({ theme });
        await wears(widget, theme);
        const car = await waitFor(() => only(widget, '[role=img]'));
        window.scrollTo(0, 0);
        const dialog = await openBy(widget, tool(widget, 'Warna'));
        const { top, bottom } = car.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(innerHeight - dialog.offsetHeight + 1);
        await userEvent.click(button(dialog, 'Selesai'));
        await isClosed(widget);
      }
    }, [390, 844]);
  },
);

/** A layout that has colours of its own is drawn in those, whichever palette is chosen. */
export const OwnColors = meta.story({
  args: {
    layout: { ...defaultLayout, colors: { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' } },
  },
  globals: { plan: 'diamond' },
});
OwnColors.test('A choice is saved for the other themes, and the dialog says so', async stage => {
  const widget = await widgetIn(stage.canvasElement);
  const dialog = await dialogIn(widget);
  await within(dialog).findByText(/mempunyai warna sendiri/);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Manggis' }));
  await expect(pageServices.savePalette).toHaveBeenLastCalledWith('manggis');
  await expect(within(dialog).getByRole('radio', { name: 'Manggis' })).toBeChecked();
  await hasColours(widget, 'default');
});

Palette.test('A choice shows at once, is saved, and is still there on the next visit', async stage => {
  const widget = await widgetIn(stage.canvasElement);
  const dialog = await dialogIn(widget);
  for (const [label, name] of [
    ['Manggis', 'manggis'],
    ['Langkawi', 'langkawi'],
  ] as const) {
    await userEvent.click(within(dialog).getByRole('radio', { name: label }));
    await hasColours(widget, name);
    await expect(pageServices.savePalette).toHaveBeenLastCalledWith(name);
  }
  await userEvent.click(button(dialog, 'Selesai'));
  await isClosed(widget);
  restart(widget);
  const again = await widgetIn(stage.canvasElement);
  await expect(again).not.toBe(widget);
  await hasColours(again, 'langkawi');
  await openBy(again, tool(again, 'Warna'));
  await expect(within(await dialogIn(again)).getByRole('radio', { name: 'Langkawi' })).toBeChecked();
});

const byHand = fn<AdvisorServices['savePalette']>().mockName('savePalette');
Palette.test(
  'Choices that follow each other quickly are saved in their order, without those that were passed over',
  { args: { services: { savePalette: byHand } } },
  async stage => {
    const first = Promise.withResolvers<void>();
    byHand.mockReset().mockReturnValueOnce(first.promise).mockResolvedValue();
    const widget = await widgetIn(stage.canvasElement);
    const dialog = await dialogIn(widget);
    for (const name of ['Durian', 'Manggis', 'Langkawi'])
      await userEvent.click(within(dialog).getByRole('radio', { name }));
    await hasColours(widget, 'langkawi');
    await expect(byHand.mock.calls).toEqual([['durian']]);
    first.resolve();
    await waitFor(() => expect(byHand.mock.calls).toEqual([['durian'], ['langkawi']]));
  },
);

const failingOnce = fn<AdvisorServices['savePalette']>().mockName('savePalette');
Palette.test(
  'A palette that the server does not take stays, says that buyers see the one before, and is saved again',
  { args: { services: { savePalette: failingOnce } } },
  async stage => {
    failingOnce.mockReset().mockRejectedValueOnce(new Error('500')).mockRejectedValueOnce(new Error('500'));
    failingOnce.mockResolvedValue();
    const widget = await widgetIn(stage.canvasElement);
    const dialog = await dialogIn(widget);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Durian' }));
    await hasColours(widget, 'durian');
    const warning = 'pembeli masih melihat warna yang lama';
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent(warning));
    await userEvent.click(button(dialog, 'Cuba lagi'));
    await waitFor(() => expect(failingOnce).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent(warning));
    await userEvent.click(button(dialog, 'Selesai'));
    await isClosed(widget);
    const told = await within(widget).findByRole('alert');
    await expect(told).toHaveTextContent(warning);
    await userEvent.click(within(told).getByRole('button', { name: 'Cuba lagi' }));
    await waitFor(() => expect(within(widget).queryByRole('alert')).toBeNull());
    await expect(failingOnce.mock.calls).toEqual([['durian'], ['durian'], ['durian']]);
    await hasColours(widget, 'durian');
  },
);
