import { userEvent } from 'storybook/test';

declare global {
  /** The browser's own keyboard, where Vitest runs the stories. */
  var pressKeys: ((keys: string) => Promise<void>) | undefined;
  /** The same for the size of its window. */
  var resizeWindow: ((width: number, height: number) => Promise<void>) | undefined;
}

/** Presses Escape. No script can, so in Storybook itself the dialog is asked to close as that key would ask it. */
export async function pressEscape(dialog: HTMLDialogElement): Promise<void> {
  if (globalThis.pressKeys) await globalThis.pressKeys('{Escape}');
  else dialog.requestClose();
}

/** Presses a button by the Enter key, for what browsers do only where they have seen a person press something. */
export async function pressEnter(button: HTMLButtonElement): Promise<void> {
  button.focus();
  if (globalThis.pressKeys) await globalThis.pressKeys('{Enter}');
  else await userEvent.click(button);
}

/** Looks at a story through a window of that size, a small phone's unless told. Storybook itself cannot, and does not look. */
export async function throughWindow(look: () => Promise<void>, [width, height] = [320, 640]): Promise<void> {
  if (!globalThis.resizeWindow) return;
  const { innerWidth, innerHeight } = window;
  await globalThis.resizeWindow(width, height);
  try {
    await look();
  } finally {
    await globalThis.resizeWindow(innerWidth, innerHeight);
  }
}
