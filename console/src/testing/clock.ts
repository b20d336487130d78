import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the clock of a page that has one of the test's own, a minute on: what was under way is over. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Lets so many ms of a stopped clock go by, and holds that what is said stands on this page to the last of them. */
export async function expectToStand(page: Page, said: Locator, ms: number): Promise<void> {
  const address = page.url();
  await expect(said).toBeVisible();
  await page.clock.runFor(ms - 1);
  // A step of the page's own, by which it would have gone.
  await page.evaluate(() => fetch('/readyz'));
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.clock.runFor(1);
}
