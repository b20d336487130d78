import { expect, type Locator, type Page } from '@playwright/test';

interface Written {
  readonly action: string;
  /** What the screen calls it. */
  readonly called: string;
  /** Whom it was done to: an advisor, or another admin. */
  readonly to?: Readonly<Partial<Record<'user' | 'target', number | string>>>;
  readonly by?: string;
  /** The number of the job that it is about, where others may have done the same since. */
  readonly job?: number;
  /** What else its newest entry says, such as what was changed. */
  readonly shows?: readonly (string | RegExp)[];
}

/** Whether an open entry names a job. */
const isAbout = (entry: Locator, job: number): Promise<boolean> =>
  entry.getByRole('row', { name: `Bulk action ${job}`, exact: true }).isVisible();

/** Holds that the screen of the audit shows what an admin has just done, and opens it there. */
export async function expectWritten(
  page: Page,
  { action, called, to = {}, by = 'demo-admin@example.com', job, shows = [] }: Written,
): Promise<void> {
  const narrowed = Object.entries({ action, ...to }).map(([name, value]) => [name, String(value)]);
  await page.goto(`/admin/audit?${new URLSearchParams(narrowed)}`);
  const rows = page.getByRole('table', { name: 'History' }).getByRole('row').filter({ hasText: called });
  const entry = page.getByRole('dialog', { name: called });
  // On a busy machine a press on a list that has just come was lost once.
  const open = (row: Locator) =>
    expect(async () => {
      if (!(await entry.isVisible())) await row.getByRole('button').click();
      await expect(entry).toContainText(by, { timeout: 5000 });
    }).toPass();
  await open(rows.filter({ hasText: by }).first());
  // The list does not say which job an entry is about: each is opened, newest first, until it is this one.
  for (let older = 1; job !== undefined && !(await isAbout(entry, job)); older += 1) {
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    await open(rows.filter({ hasText: by }).nth(older));
  }
  for (const each of shows) await expect(entry).toContainText(each);
}
