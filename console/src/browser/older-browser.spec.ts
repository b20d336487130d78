import { expect, test } from '@playwright/test';

test.use({ locale: 'en-GB' });

const sentence = 'This page needs a newer browser.';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
  }),
);

for (const path of ['/', '/login', '/app', '/admin/login'])
  test(`${path} in a browser before Chromium 92 is one sentence`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toHaveText(sentence);
  });

test('the overlay of a live stream works before Chromium 92', async ({ page }) => {
  await page.goto('/live');
  await expect(page.getByRole('button', { name: 'Pair' })).toBeVisible();
});
