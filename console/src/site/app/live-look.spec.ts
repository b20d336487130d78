import { expect, type Page, test } from '@playwright/test';
import { pair, signUpPremium } from '../../testing/stream.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 320, height: 700 } });

const theme = (page: Page) => page.getByLabel('Theme', { exact: true });
const drawn = (page: Page, number: number) => page.locator(`.lk[data-theme="theme-0${number}"]`);
const tried = (page: Page) => page.getByText('Tried in the live only: your buyers see no change.');
const profile = async (page: Page) => (await page.request.get('/api/me/profile')).json();
const end = async (page: Page) => {
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End live stream' }).click();
};

test('a theme tried during a live survives a reload, unsaved', async ({ page, browser }) => {
  await signUpPremium(page, browser);
  const overlay = await pair(page, browser);
  await theme(page).selectOption('theme-09');
  await expect(tried(page)).toBeVisible();
  await expectSound(page);
  await expect(drawn(overlay, 9)).toBeVisible();
  expect((await profile(page)).themeKey).toBe('theme-01');
  // A refresh of the calculator leaves the trial alone.
  const answer = page.waitForResponse('**/api/me/calculator');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await answer).finished();
  await page.reload();
  await expect(drawn(page, 9)).toBeVisible();
  await expect(drawn(overlay, 9)).toBeVisible();
  expect((await profile(page)).themeKey).toBe('theme-01');
  await end(page);
  await expect(drawn(page, 1)).toBeVisible();
  await overlay.close();
});

test('theme and palette tried during a live are saved on request', async ({ page, browser }) => {
  await signUpPremium(page, browser);
  const overlay = await pair(page, browser);
  await theme(page).selectOption('theme-02');
  await expect(tried(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Royal' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(tried(page)).toBeVisible();
  expect(await profile(page)).toMatchObject({ themeKey: 'theme-01', palette: 'default' });
  await expect(overlay.locator('loan-kereta')).toHaveAttribute('palette', 'royal');
  await page.getByRole('button', { name: 'Show it to buyers' }).click();
  await expect(page.getByText('Your buyers see this now')).toBeVisible();
  await expect.poll(() => profile(page)).toMatchObject({ themeKey: 'theme-02', palette: 'royal' });
  await end(page);
  await expect(drawn(page, 2)).toBeVisible();
  await overlay.close();
});

test('a theme tried on a filmed page stays unsaved, without a notice', async ({ page, browser }) => {
  await signUpPremium(page, browser);
  await page.goto('/app?presenter=1');
  await expect(drawn(page, 1)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.locator('.bar-handle').click();
  await theme(page).selectOption('theme-02');
  await expect(drawn(page, 2)).toBeVisible();
  await page.reload();
  await expect(drawn(page, 2)).toBeVisible();
  await expect(tried(page)).toHaveCount(0);
  expect((await profile(page)).themeKey).toBe('theme-01');
  await page.goto('/app');
  await expect(drawn(page, 1)).toBeVisible();
});
