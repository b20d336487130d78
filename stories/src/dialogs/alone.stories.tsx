import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { drawAlone } from '../in-widget/drawn-alone.tsx';
import { pressEscape } from '../stage/browser.ts';
import { box, button, byCross, dialogIn, isClosed, write } from '../stage/dialogs.ts';

const onClose = fn().mockName('onClose');

function Alone() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    return drawAlone(current.shadowRoot ?? current.attachShadow({ mode: 'open' }), { onClose });
  }, []);
  return <div ref={host} data-alone />;
}

const meta = preview.meta({ title: 'Dialogs/Without a calculator', component: Alone });

/** A dialog and a field need nothing around them but a palette's colours. */
export const DialogAndField = meta.story();

const rootIn = (canvas: HTMLElement): HTMLElement => {
  const container = canvas.querySelector('[data-alone]')?.shadowRoot?.querySelector('div');
  if (!container) throw new Error('Nothing was drawn.');
  return container;
};

DialogAndField.test('The field counts, and says what is wrong', async ({ canvasElement }) => {
  const alone = rootIn(canvasElement);
  const field = box(alone, /^Nama/);
  await expect(field).toHaveAccessibleDescription('Sila isi nama');
  await expect(getComputedStyle(field).borderRadius).toBe('14px');
  write(field, 'Aisyah');
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  await expect(within(alone).getByText('6/20')).toBeVisible();
});

DialogAndField.test(
  'The dialog opens in Malay, asks before it loses a text, and closes',
  async ({ canvasElement }) => {
    const alone = rootIn(canvasElement);
    await userEvent.click(button(alone, 'Buka'));
    const dialog = await dialogIn(alone);
    await expect(dialog).toHaveAccessibleName('Tanpa kalkulator');
    await expect(getComputedStyle(dialog).borderRadius).toBe('24px');
    write(box(dialog, /^Nama/), 'Aisyah');
    await byCross(dialog);
    await waitFor(() => expect(within(dialog).getByText('Perubahan anda belum disimpan.')).toBeVisible());
    await userEvent.click(button(dialog, 'Terus sunting'));
    write(box(dialog, /^Nama/), '');
    await pressEscape(dialog);
    await isClosed(alone);
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
);
