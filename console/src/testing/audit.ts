import { expect, type Page } from '@playwright/test';

interface Written {
  readonly action: string;
  /** What the screen calls it. */
  readonly called: string;
  /** Whom it was done to: an advisor, or another admin. */
  readonly to?: Readonly<Partial<Record<'user' | 'target', number | string>>>;
  readonly by?: string;
  /** What else its newest entry says, such as what was changed. */
  readonly shows?: readonly (string | RegExp)[];
}

/** Holds that the screen of the audit shows what an admin has just done, and opens it there. */
export async function expectWritten(
  page: Page,
  { action, called, to = {}, by = 'demo-admin@example.com', shows = [] }: Written,
): Promise<void> {
  const narrowed = Object.entries({ action, ...to }).map(([name, value]) => [name, String(value)]);
  await page.goto(`/admin/audit?${new URLSearchParams(narrowed)}`);
  const rows = page.getByRole('table', { name: 'History' }).getByRole('row').filter({ hasText: called });
  const entry = page.getByRole('dialog', { name: called });
  // On a busy machine a press on a list that has just come was lost once.
  await expect(async () => {
    if (!(await entry.isVisible())) await rows.filter({ hasText: by }).first().getByRole('button').click();
    await expect(entry).toContainText(by, { timeout: 5000 });
  }).toPass();
  for (const each of shows) await expect(entry).toContainText(each);
}
