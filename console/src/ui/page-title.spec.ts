import { expect, type Page, test } from '@playwright/test';
import { freshEmail, isThere, signUp } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const expectAt = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();

test('a page that is gone to begins at its title, by whatever way', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  await isThere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).not.toBeFocused();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Embed' }).focus();
  await page.keyboard.press('Enter');
  await expectAt(page, 'Embed');
  await page.goBack();
  await expectAt(page, 'My Account');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').fill('Embed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAt(page, 'Embed');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAt(page, 'Your calculator');
});

test('a page with something to fill in begins there, and its title takes the place of what is gone', async ({
  page,
}) => {
  await page.goto('/login');
  await isThere(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /again/ })).toBeVisible();
  await expectAt(page, 'Forgot your password?');
});
