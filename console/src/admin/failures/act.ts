import { expect, type Page } from '@playwright/test';

/** What is said of a call that had no answer: of what is done to users, and of what is done to the list of cars. */
export const networkError = 'Network error occurred';
export const unreachable = 'The server could not be reached. Please check your connection.';

/** Something that an admin does, and how it is done on its screen. */
export interface Act {
  readonly name: string;
  readonly path: string;
  /** What is called, and which calls of it fail. */
  readonly call: string | RegExp;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Does all but the last press. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Does in earnest, before each press, what is then taken back. */
  readonly make?: (page: Page) => Promise<void>;
  /** What is said when the server has a fault, and when there is no way to it. */
  readonly failed: string;
  readonly silent: string;
  /** True for what who only helps may do too. */
  readonly supportMay?: true;
  /** What the server's own reason stands after. */
  readonly because?: string;
  /** What still stands there afterwards. */
  readonly intact?: (page: Page) => Promise<void>;
}

export const dialog = (page: Page) => page.getByRole('dialog').last();
const dialogs = (page: Page) => page.locator('[role=dialog]');
/** The question of the time before is in front until it has gone. */
export const questionsGone = (page: Page) =>
  expect(dialogs(page).and(page.locator('[data-closed]'))).toHaveCount(0);
export const button = (name: string) => async (page: Page) => {
  await questionsGone(page);
  await page.getByRole('button', { name, exact: true }).click();
};
export const inDialog = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** Presses what a row has in its menu. */
export const inMenu = (row: string, name: string | RegExp) => async (page: Page) => {
  await button(`More: ${row}`)(page);
  await page.getByRole('menuitem', { name }).click();
};
export const nothing = async () => {};
/** Presses a button of the dialog at the back, and then the one of the question that it asks. */
export const askedInDialog = (name: string, answer: string) => async (page: Page) => {
  await questionsGone(page);
  await inDialog(name)(page);
  // Its button may have the name of the one behind it.
  await expect(dialogs(page)).toHaveCount(2);
  await inDialog(answer)(page);
};

export const tab = (name: string) => async (page: Page) => {
  const choice = dialog(page).getByRole('tab', { name });
  await choice.click();
  // Before that the panel of another tab is the only one, and has buttons of the same names.
  await expect(choice).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('tabpanel')).toHaveCount(1);
};

/** Takes back what was said: the newest message is the first one. */
export const undo = (said: string) => (page: Page) =>
  page
    .locator('[data-type=good]')
    .filter({ hasText: said })
    .getByRole('button', { name: 'Undo', exact: true })
    .first()
    .click();

/** Leaves a document as it was, but for a line: what is valid can be sent. */
export async function breakLine(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /JSON/ }).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('\n');
}
