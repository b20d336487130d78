import { expect, test } from '@playwright/test';
import { expectSound, watch } from '../testing/visit.ts';

test('the appearance is chosen, kept, and there before the page is drawn', async ({ page }) => {
  const complaints = await watch(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Appearance: System' }).click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Appearance: Light' }).click();
  await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  // Without the console's own script there is only what runs before it.
  await page.route('**/assets/index-*.js', route => route.abort());
  await page.reload();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(7, 22, 29)');
  expect(complaints).toEqual([]);
});

test('another language is chosen without losing what was typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Aisyah');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('创建您的账户');
  await expect(page.getByLabel('全名')).toHaveValue('Aisyah');
  await expect(page).toHaveTitle('注册 · Loan Kereta');
});
