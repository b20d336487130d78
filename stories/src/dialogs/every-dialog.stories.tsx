import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdvisorCalculator } from '../stage/advisor-calculator.tsx';
import { pressEscape, throughWindow } from '../stage/browser.ts';
import { box, button, byCross, dialogIn, isClosed, openBy, tool, write } from '../stage/dialogs.ts';
import { only, part } from '../stage/dom.ts';
import { wears, widgetIn } from '../stage/drive.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { pageServices } from '../stage/services.ts';
import { forgetStored } from '../stage/stored.ts';
import { faultsOfDialog } from '../stage/tool-faults.ts';

const meta = preview.meta({
  title: 'Dialogs/Every dialog',
  component: AdvisorCalculator,
  // Each of them has stories of its own.
  parameters: lookedAt,
  beforeEach: forgetStored,
});

type Opener = (widget: HTMLElement) => HTMLElement;

/** What opens each, by what it is called then. */
const ofDiamond: readonly (readonly [title: string, Opener])[] = [
  ['Edit Tajuk', widget => tool(widget, 'Profil')],
  ['Pilih Palet Warna', widget => tool(widget, 'Warna')],
  ['Salin & Kongsi WhatsApp', widget => tool(widget, 'Kongsi')],
  ['Edit Data JSON', widget => tool(widget, 'Edit Data')],
];
const ofBasic: typeof ofDiamond = [
  ['Edit Tajuk', widget => part(widget, 'edit')],
  ['Buka Tema Premium', widget => tool(widget, 'Warna (berkunci)')],
  ['Buka Tema Premium', widget => tool(widget, 'Kongsi (berkunci)')],
  ['Buka Tema Premium', widget => tool(widget, 'Edit Data (berkunci)')],
  ['Buka Tema Premium', widget => tool(widget, 'Buka tema')],
];

const leaves =
  (openers: typeof ofDiamond, leave: (dialog: HTMLDialogElement) => Promise<unknown>) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    for (const [title, opener] of openers) {
      const dialog = await openBy(widget, opener(widget));
      await expect(dialog).toHaveAccessibleName(title);
      await expect(dialog.matches(':modal')).toBe(true);
      await expect(dialog.contains((widget.getRootNode() as ShadowRoot).activeElement)).toBe(true);
      await leave(dialog);
      await isClosed(widget);
      await waitFor(() => expect(widget.getRootNode()).toHaveProperty('activeElement', opener(widget)));
    }
  };

/** A press of the mouse, which begins and ends at two places; the browser clicks what holds both. */
async function press(from: Element, to: Element) {
  await fireEvent.pointerDown(from);
  await fireEvent.pointerUp(to);
  await fireEvent.click(from === to ? from : only(from.getRootNode() as unknown as Element, 'dialog'));
}
const beside = (dialog: HTMLDialogElement) => press(dialog, dialog);

const byFirstAction = (dialog: HTMLDialogElement) => {
  const [first] = within(only(dialog, '.dialog-actions')).getAllByRole('button');
  if (!first) throw new Error('The dialog has no button.');
  return userEvent.click(first);
};

/** All that Diamond has. */
export const Diamond = meta.story();
Diamond.test('Escape closes, and the focus goes back', leaves(ofDiamond, pressEscape));
Diamond.test('The cross closes, and the focus goes back', leaves(ofDiamond, byCross));
Diamond.test('A press beside it closes, and the focus goes back', leaves(ofDiamond, beside));
Diamond.test(
  'Cancel and Done close, and the focus goes back',
  leaves(
    ofDiamond.filter(([title]) => /^(Edit Tajuk|Pilih)/.test(title)),
    byFirstAction,
  ),
);

/** What Basic is offered instead. */
export const Basic = meta.story({ globals: { plan: 'basic' } });
Basic.test('Escape closes, and the focus goes back', leaves(ofBasic, pressEscape));
Basic.test('The cross closes, and the focus goes back', leaves(ofBasic, byCross));
Basic.test('Not now closes, and the focus goes back', leaves(ofBasic, byFirstAction));

const fitsAPhone =
  (openers: typeof ofDiamond) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    await throughWindow(async () => {
      for (const [, opener] of openers) {
        const dialog = await openBy(widget, opener(widget));
        const { left, right, bottom } = dialog.getBoundingClientRect();
        await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
        await expect(faultsOfDialog(dialog)).toEqual([]);
        await pressEscape(dialog);
        await isClosed(widget);
      }
    });
  };
Diamond.test('Fits a phone of 320 px', fitsAPhone(ofDiamond));
Basic.test('Fits a phone of 320 px', fitsAPhone(ofBasic));

Diamond.test('Selecting a text past the edge closes nothing', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const dialog = await openBy(widget, part(widget, 'edit'));
  write(box(dialog, 'Nama SA'), 'Kak Yah');
  await press(box(dialog, 'Nama SA'), dialog);
  await expect(dialog).toHaveAttribute('open');
  await expect(box(dialog, 'Nama SA')).toHaveValue('Kak Yah');
});

Diamond.test('What ends late closes no other dialog', async ({ canvasElement }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  pageServices.saveProfile.mockReturnValue(promise);
  const widget = await widgetIn(canvasElement);
  const profile = await openBy(widget, part(widget, 'edit'));
  await userEvent.click(button(profile, 'Simpan'));
  await pressEscape(profile);
  await isClosed(widget);
  const palette = await openBy(widget, tool(widget, 'Warna'));
  resolve();
  await userEvent.click(within(palette).getByRole('radio', { name: 'Kopi' }));
  await expect(await dialogIn(widget)).toBe(palette);
});

const properties =
  'font color background border border-radius padding margin inset display position width height opacity transform filter box-shadow outline text-align text-transform text-shadow text-decoration letter-spacing white-space list-style visibility clip-path overflow appearance animation'.split(
    ' ',
  );

/** How an element is drawn, and each that is in it; a menu's entries show which theme is worn, and are left out. */
const drawing = (element: Element): string[] =>
  [element, ...element.querySelectorAll(':not(option, option *)')].map(each => {
    const marks = ['::before', '::after'].map(mark => getComputedStyle(each, mark).content);
    const style = getComputedStyle(each);
    return [
      each.tagName,
      ...marks,
      ...properties.map(name => `${name}: ${style.getPropertyValue(name)}`),
    ].join('; ');
  });

const differences = (was: readonly string[], is: readonly string[]): string[] =>
  was.flatMap((line, index) => {
    const [before, after] = [line.split('; '), (is[index] ?? '').split('; ')];
    return before.filter((each, at) => each !== after[at]).map(each => `${before[0]} ${each}`);
  });

/** The theme's stylesheet is in the same shadow root as the tools'. */
const sameOverEveryTheme =
  (openers: readonly Opener[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const widget = await widgetIn(canvasElement);
    const granted = [...widget.querySelectorAll<HTMLOptionElement>('.bar-theme option:enabled')];
    const choose = async (theme: string) => {
      mountedIn(widget).update({ theme });
      await wears(widget, theme);
    };
    const found: string[] = [];
    for (const opener of openers) {
      await choose('theme-01');
      const dialog = await openBy(widget, opener(widget));
      const drawn = () => [...drawing(only(widget, '.advisor-bar')), ...drawing(dialog)];
      const first = drawn();
      for (const { value } of granted) {
        await choose(value);
        found.push(...differences(first, drawn()).map(each => `${value} ${each}`));
      }
      await pressEscape(dialog);
      await isClosed(widget);
    }
    await expect(granted.length).toBeGreaterThan(10);
    await expect(found).toEqual([]);
  };

Diamond.test('No theme changes them, nor the bar', sameOverEveryTheme(ofDiamond.map(([, opener]) => opener)));

/** Fifteen themes, and an offer of the rest. */
export const Premium = meta.story({ globals: { plan: 'premium' } });
Premium.test(
  'No theme changes the offer, nor the bar',
  sameOverEveryTheme([widget => tool(widget, 'Buka tema')]),
);
