import { expect, test } from '@playwright/test';
import { freshEmail, isThere, password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('saving as a guest asks to sign in and keeps the layout', async ({ page }) => {
  await page.goto('/app/customize');
  const card = page.getByRole('button', { name: /^Result card:/ });
  await card.press('Shift+ArrowUp');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save Preset' }).click();
  const question = page.getByRole('dialog', { name: 'Sign in to save your layout' });
  await expect(question).toContainText('What you have made is kept until then.');
  await question.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register?next=%2Fapp%2Fcustomize');
  await isThere(page);
  await page.getByLabel('Full name').fill('Aisyah binti Ali');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill(`${password}-guest`);
  await page.getByLabel('Confirm password').fill(`${password}-guest`);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/app/customize');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  // Nothing of it is left for the next guest.
  expect(await page.evaluate(() => localStorage.getItem('lk.layout-draft'))).not.toContain('"0":');
});
