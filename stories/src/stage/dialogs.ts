import { expect, userEvent, waitFor, within } from 'storybook/test';
import { only } from './dom.ts';

/** The tool of a name in the advisor's top bar. */
export const tool = (widget: HTMLElement, name: string | RegExp): HTMLElement =>
  within(only(widget, '.advisor-bar')).getByRole('button', { name });

/** Opens the advisor's bar where a live stream has folded it. */
export async function unfold(widget: HTMLElement): Promise<void> {
  const handle = widget.querySelector('.folded .bar-handle');
  if (handle) await userEvent.click(handle);
}

/** The dialog that is open, once it is. */
export const dialogIn = (widget: HTMLElement): Promise<HTMLDialogElement> =>
  waitFor(() => only<HTMLDialogElement>(widget, 'dialog[open]'));

/** Presses what opens a dialog, and gives the dialog. */
export async function openBy(widget: HTMLElement, opener: HTMLElement): Promise<HTMLDialogElement> {
  await userEvent.click(opener);
  return dialogIn(widget);
}

/** Waits until no dialog is there. */
export const isClosed = (widget: HTMLElement) =>
  waitFor(() => expect(widget.querySelector('dialog')).toBeNull());

/** The button, link or box of a name inside a dialog. */
export const button = (dialog: HTMLElement, name: string | RegExp): HTMLButtonElement =>
  within(dialog).getByRole('button', { name });
export const link = (dialog: HTMLElement, name: string | RegExp): HTMLAnchorElement =>
  within(dialog).getByRole('link', { name });
export const box = (dialog: HTMLElement, name: string | RegExp): HTMLInputElement =>
  within(dialog).getByRole('textbox', { name });

/** Leaves a dialog by its cross. */
export const byCross = (dialog: HTMLElement): Promise<void> =>
  userEvent.click(button(dialog, /^(Tutup|Close)$/));

/** Writes into a box in place of what stands there, as a keyboard does: no further than its limit. */
export function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  // Deprecated, but the only way in which a script's text is cut where a person's is.
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

/** What a dialog says about how it goes. */
export const statusOf = (dialog: HTMLElement): HTMLElement => within(dialog).getByRole('status');
