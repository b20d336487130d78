import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { pressEscape, throughWindow } from '../stage/browser.ts';
import { box, button, dialogIn, openBy, statusOf, tool, unfold, write } from '../stage/dialogs.ts';
import { part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { saveData } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';

const meta = preview.meta({
  title: 'Dialogs/Data table',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await unfold(widget);
    await openBy(widget, tool(widget, 'Edit Data'));
  },
});

/** As Edit Data opens. */
export const Table = meta.story({ name: 'Edit Data as a table' });

/** Leaves a cell of the table with another text in it. */
const enter = async (dialog: HTMLElement, name: string, text: string) =>
  // What that comes down to; userEvent.tab does not leave a box in a shadow root.
  fireEvent.change(await waitFor(() => box(dialog, name)), { target: { value: text } });

Table.test('A price, a rate and a new variant are typed, and saved', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  await enter(dialog, 'Harga OTR: Axia 1.0 E', 'RM 50,000');
  await enter(dialog, 'Kadar rata: Axia', '3.5');
  await userEvent.click(button(dialog, '+ Varian baharu bagi Axia'));
  // Neither its name nor its price is a guess of ours.
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Varian (Axia new-1): '));
  await expect(button(dialog, 'Simpan')).toBeDisabled();
  const added = within(dialog).getAllByLabelText('Varian: Axia').at(-1) as HTMLElement;
  await expect(added).toBeInvalid();
  fireEvent.change(added, { target: { value: '1.0 Z' } });
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Harga OTR (Axia 1.0 Z): 0 – '));
  await enter(dialog, 'Harga OTR: Axia 1.0 Z', '45000');
  await userEvent.click(button(dialog, 'Buang Axia 1.0 G'));
  await userEvent.click(button(dialog, 'Simpan'));
  // 50,000 at 3.50 % over 9 years: 50,000 x 1.315 / 108 = 608.80.
  await waitFor(() => expect(textOf(part(widget, 'instalment'))).toContain('RM609'));
  const [[models] = [[]]] = saveData.mock.calls;
  await expect(models[0]).toMatchObject({ rate: 3.5, variants: { length: 4 } });
  await expect(models[0]?.variants.map(({ otr }) => otr)).toEqual([50_000, 44_310, 46_310, 45_000]);
});

Table.test(
  'What is removed comes back by a press, with its variants and prices',
  async ({ canvasElement }) => {
    const dialog = await dialogIn(await widgetIn(canvasElement));
    await enter(dialog, 'Harga OTR: Axia 1.0 E', '50000');
    await waitFor(() => expect(box(dialog, 'Harga OTR: Axia 1.0 E')).toHaveValue('50000'));
    await userEvent.click(button(dialog, 'Buang Axia'));
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Axia dibuang.'));
    await expect(within(dialog).queryByLabelText('Kadar rata: Axia')).toBeNull();
    await userEvent.click(button(dialog, 'Buat asal'));
    await waitFor(() => expect(box(dialog, 'Harga OTR: Axia 1.0 E')).toHaveValue('50000'));
    await expect(statusOf(dialog)).toBeEmptyDOMElement();
  },
);

Table.test('A new model has the usual rate', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await userEvent.click(button(dialog, '+ Model baharu'));
  await waitFor(() => expect(box(dialog, 'Kadar rata: new-1')).toHaveValue('2.9'));
  await expect(statusOf(dialog)).toHaveTextContent('Model (new-1): ');
  await expect(button(dialog, 'Simpan')).toBeDisabled();
});

Table.test('A cell that is no amount is marked, and cannot be saved', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await enter(dialog, 'Harga OTR: Bezza 1.0 G', 'mahal');
  await waitFor(() => expect(box(dialog, 'Harga OTR: Bezza 1.0 G')).toBeInvalid());
  await expect(box(dialog, 'Harga OTR: Bezza 1.0 G')).toHaveAccessibleDescription(
    /^Harga OTR \(Bezza 1\.0 G\): 0 – /,
  );
  await expect(button(dialog, 'Simpan')).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'JSON' }));
  await expect(box(dialog, 'Model dan varian').value).toContain('"otr": "mahal"');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Jadual' }));
  await enter(dialog, 'Harga OTR: Bezza 1.0 G', '51000');
  await waitFor(() => expect(button(dialog, 'Simpan')).toBeEnabled());
});

Table.test(
  'A comma is the decimal mark of a rate, and in a price it parts thousands',
  async ({ canvasElement }) => {
    const dialog = await dialogIn(await widgetIn(canvasElement));
    await enter(dialog, 'Kadar rata: Axia', '1,0');
    await enter(dialog, 'Kadar rata: Axia 1.0 E', '0,9 %');
    await waitFor(() => expect(box(dialog, 'Kadar rata: Axia 1.0 E')).toHaveValue('0.9'));
    await expect(box(dialog, 'Kadar rata: Axia')).toHaveValue('1');
    // Thousands, or sen: nobody can tell.
    await enter(dialog, 'Harga OTR: Axia 1.0 E', '49,90');
    await waitFor(() => expect(box(dialog, 'Harga OTR: Axia 1.0 E')).toBeInvalid());
    await expect(box(dialog, 'Harga OTR: Axia 1.0 E')).toHaveValue('49,90');
    await expect(button(dialog, 'Simpan')).toBeDisabled();
  },
);

Table.test('What is being typed is not left by Escape, nor by two', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  const price = await waitFor(() => box(dialog, 'Harga OTR: Axia 1.0 E'));
  price.focus();
  write(price, '50000');
  await pressEscape(dialog);
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Perubahan anda belum disimpan.'));
  await pressEscape(dialog);
  await waitFor(() => expect(statusOf(dialog)).toBeEmptyDOMElement());
  await expect(dialog.getRootNode()).toHaveProperty('activeElement', price);
  await expect(price).toHaveValue('50000');
});

Table.test('Fits 320 px', { globals: { width: '320' } }, async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await throughWindow(async () => {
    for (const each of dialog.querySelectorAll('.dialog-body, .data-table'))
      await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
  });
});
