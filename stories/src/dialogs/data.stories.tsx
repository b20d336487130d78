import { perodua } from '@loan-kereta/sdk/catalogue';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { pressEscape } from '../stage/browser.ts';
import {
  box,
  button,
  byCross,
  dialogIn,
  isClosed,
  openBy,
  statusOf,
  tool,
  unfold,
  write,
} from '../stage/dialogs.ts';
import { part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { restart } from '../stage/mounted.tsx';
import { resetData, saveData } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';

const tab = (dialog: HTMLElement, name: string) => within(dialog).getByRole('tab', { name });

/** Opens the dialog, and in it the text. */
async function openJson(widget: HTMLElement) {
  const dialog = await openBy(widget, tool(widget, 'Edit Data'));
  await userEvent.click(tab(dialog, 'JSON'));
  return dialog;
}

const meta = preview.meta({
  title: 'Dialogs/Data',
  component: AdvisorCalculator,
  beforeEach: forgetStored,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await unfold(widget);
    await openJson(widget);
  },
});

const overrideKey = 'lk.perodua.override';
const editor = (dialog: HTMLElement) => box(dialog, /^(Model dan varian|Models and variants)$/);
const figureOf = (widget: HTMLElement) => textOf(part(widget, 'instalment'));
const own = { models: [{ code: 'kancil', name: 'Kancil', rate: 3.1, variants: [] as object[] }] };
own.models[0]?.variants.push({ id: 'kancil-1', name: '850', otr: 25_000 });

/** Opened by Edit Data in the top bar. */
export const Data = meta.story({ name: 'Edit Data JSON' });

Data.test('Has the models that the calculator has', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  await expect(JSON.parse(editor(dialog).value)).toEqual({ models: JSON.parse(JSON.stringify(perodua)) });
});

Data.test(
  'A slip of syntax says where it is, and cannot be saved',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(await widgetIn(canvasElement));
    const wrong = [
      ['{\n  "models": [\n    { "code": "axia", }\n  ]\n}', 'Line 3, column 23'],
      ['{"models": [] ] }', 'Line 1, column 15'],
    ] as const;
    for (const [text, position] of wrong) {
      write(editor(dialog), text);
      await waitFor(() =>
        expect(textOf(statusOf(dialog))).toBe(
          `Invalid JSON format. Please fix the syntax errors. ${position}`,
        ),
      );
      await expect(editor(dialog)).toBeInvalid();
      await expect(button(dialog, 'Save')).toBeDisabled();
    }
    write(editor(dialog), JSON.stringify(own));
    await waitFor(() => expect(button(dialog, 'Save')).toBeEnabled());
    await expect(statusOf(dialog)).toBeEmptyDOMElement();
  },
);

Data.test('A value that is none says which, and cannot be saved', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  write(editor(dialog), JSON.stringify(own).replace('25000', '"RM25,000"'));
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('models[0].variants[0].otr: 0 – 10000000'));
  await expect(button(dialog, 'Simpan')).toBeDisabled();
});

/** Saves the advisor's own data, in English. */
async function saveOwn(canvas: HTMLElement) {
  const widget = await widgetIn(canvas);
  const dialog = await dialogIn(widget);
  write(editor(dialog), JSON.stringify(own));
  await userEvent.click(button(dialog, 'Save'));
  await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Saved override.'));
  return { widget, dialog };
}

Data.test(
  'What is saved is calculated with at once, and on the next visit',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const { widget } = await saveOwn(canvasElement);
    await expect(saveData.mock.calls).toEqual([[own.models]]);
    await expect(JSON.parse(localStorage.getItem(overrideKey) ?? '')).toEqual(own);
    await expect(figureOf(widget)).toContain('RM296');
    restart(widget);
    const again = await widgetIn(canvasElement);
    await waitFor(() => expect(figureOf(again)).toContain('RM296'));
  },
);

Data.test('A rate that is saved is calculated with at once', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  const [axia, ...others] = perodua;
  write(editor(dialog), JSON.stringify({ models: [{ ...axia, rate: 5 }, ...others] }));
  await userEvent.click(button(dialog, 'Simpan'));
  // 40,310 at 5.00 % over 9 years: 40,310 x 1.45 / 108 = 541.20.
  await waitFor(() => expect(figureOf(widget)).toContain('RM541'));
});

Data.test(
  'On a live stream the names are still those of the data',
  { globals: { presenter: 'on' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const named = { models: [{ ...own.models[0], name: 'Myvi loan' }] };
    write(editor(await dialogIn(widget)), JSON.stringify(named));
    await userEvent.click(button(await dialogIn(widget), 'Simpan'));
    await waitFor(() => expect(saveData).toHaveBeenCalled());
    await byCross(await dialogIn(widget));
    await isClosed(widget);
    const again = await openJson(widget);
    await expect(JSON.parse(editor(again).value)).toEqual(named);
  },
);

Data.test('Export keeps what stands there as a file', async ({ canvasElement }) => {
  const dialog = await dialogIn(await widgetIn(canvasElement));
  const made = spyOn(URL, 'createObjectURL');
  // The page would leave for the file otherwise, where a browser does not keep it.
  const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  write(editor(dialog), JSON.stringify(own));
  await userEvent.click(button(dialog, 'Eksport'));
  const file = made.mock.lastCall?.[0] as Blob;
  await expect(file.type).toBe('application/json');
  await expect(await file.text()).toBe(JSON.stringify(own));
  const [exported] = followed.mock.contexts as HTMLAnchorElement[];
  await expect(exported).toMatchObject({
    download: 'perodua.models.json',
    href: made.mock.results[0]?.value,
  });
});

Data.test(
  'Reset asks first, and then restores',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const { widget, dialog } = await saveOwn(canvasElement);
    const ask = () => userEvent.click(button(dialog, 'Reset Default'));
    await ask();
    const question = await waitFor(() => within(dialog).getByRole('alert'));
    await expect(question).toHaveTextContent('Reset to the default data? Your changes will be lost.');
    await userEvent.click(button(question, 'Cancel'));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
    await expect(resetData).not.toHaveBeenCalled();
    await expect(editor(dialog)).toHaveValue(JSON.stringify(own));

    await ask();
    await userEvent.click(button(await waitFor(() => within(dialog).getByRole('alert')), 'Reset'));
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Reset to default JSON.'));
    await expect(localStorage.getItem(overrideKey)).toBeNull();
    await expect(figureOf(widget)).toContain('RM471');
    await expect(JSON.parse(editor(dialog).value)).toEqual({ models: JSON.parse(JSON.stringify(perodua)) });
  },
);

Data.test(
  'While it is reset nothing can be typed that would be gone',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(await widgetIn(canvasElement));
    const { promise, resolve } = Promise.withResolvers<void>();
    resetData.mockReturnValueOnce(promise);
    await userEvent.click(button(dialog, 'Reset Default'));
    await userEvent.click(button(await waitFor(() => within(dialog).getByRole('alert')), 'Reset'));
    await waitFor(() => expect(editor(dialog).closest('[inert]')).not.toBeNull());
    await expect(button(dialog, 'Saving…')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(dialog, 'Save')).toHaveAttribute('aria-disabled', 'true');
    resolve();
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Reset to default JSON.'));
    await expect(editor(dialog).closest('[inert]')).toBeNull();
  },
);

Data.test('What is not saved is not left without a question', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  write(editor(dialog), '{ "models": [');
  for (const leave of [pressEscape, byCross]) {
    await leave(dialog);
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Perubahan anda belum disimpan.'));
    await expect(dialog.getRootNode()).toHaveProperty('activeElement', button(dialog, 'Terus sunting'));
    await userEvent.click(button(dialog, 'Terus sunting'));
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Baris 1'));
    await expect(editor(dialog)).toHaveValue('{ "models": [');
  }
  await byCross(dialog);
  await userEvent.click(await waitFor(() => button(dialog, 'Buang')));
  await isClosed(widget);
});

Data.test('What was saved is left at once', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  write(editor(dialog), JSON.stringify(own));
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() => expect(figureOf(widget)).toContain('RM296'));
  await pressEscape(dialog);
  await isClosed(widget);
});

/** A server that refuses, and one that cannot be reached. */
export const Failing = meta.story({
  args: {
    services: {
      editData: () => ({
        save: () => Promise.reject(new Error('models.3.code: This code is in the list twice.')),
        reset: () => Promise.reject(new Error()),
        load: async () => perodua,
      }),
    },
  },
});

Failing.test('Says why it was not saved, and keeps nothing of it', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await dialogIn(widget);
  write(editor(dialog), JSON.stringify(own));
  await userEvent.click(button(dialog, 'Simpan'));
  await waitFor(() =>
    expect(statusOf(dialog)).toHaveTextContent('models.3.code: This code is in the list twice.'),
  );
  await expect(localStorage.getItem(overrideKey)).toBeNull();
  await expect(editor(dialog)).toHaveValue(JSON.stringify(own));
  await expect(figureOf(widget)).toContain('RM471');
});

Failing.test(
  'Says that it could not be reset',
  { globals: { language: 'en' } },
  async ({ canvasElement }) => {
    const dialog = await dialogIn(await widgetIn(canvasElement));
    await userEvent.click(button(dialog, 'Reset Default'));
    await userEvent.click(button(await waitFor(() => within(dialog).getByRole('alert')), 'Reset'));
    await waitFor(() => expect(statusOf(dialog)).toHaveTextContent('Failed to save data.'));
  },
);
