import { expect, test } from '@playwright/test';

test.use({ locale: 'en-GB' });

for (const path of ['/login', '/register', '/forgot-password'])
  test(`${path} without its script sends nothing, and says that it could not be loaded`, async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, route => route.abort());
    await page.goto(path);
    // As in a browser that does not know `inert`.
    await page.evaluate(() => document.getElementById('drawn')?.removeAttribute('inert'));
    const form = page.locator('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.locator(':enabled')).toHaveCount(0);
    await form.locator('button[type=submit]').click({ force: true });
    await form.locator('input').last().click({ force: true });
    await page.keyboard.type('hunter2secret\n');
    await expect(page.getByText('This could not be loaded', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
