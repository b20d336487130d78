import { expect, test } from '@playwright/test';
import { expectSound, isThere, signUp, watch } from '../testing/visit.ts';

test('what its document draws of a page is in the appearance and the language that were chosen, and cannot be used', async ({
  page,
}) => {
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
  const drawn = page.locator('#drawn').getByText('Welcome back');
  await expect(drawn).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  // Neither who chose another language sees it, nor who is signed in, and is led elsewhere.
  for (const [key, value] of [
    ['lk.lang', 'zh'],
    ['user', '{}'],
  ] as const) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await page.reload();
    await expect(drawn).toBeHidden();
    await page.evaluate(name => localStorage.removeItem(name), key);
  }
  expect(complaints).toEqual([]);
});

test('another language is chosen without losing what was typed', async ({ page }) => {
  await page.goto('/register');
  await isThere(page);
  await page.getByLabel('Full name').fill('Aisyah');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开设您的账户');
  await expect(page.getByLabel('全名')).toHaveValue('Aisyah');
  await expect(page).toHaveTitle('注册 · Loan Kereta');
});

test('beside the form stands what it is for, and for who is signed in that the calculator goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const beside = page.getByRole('complementary', { name: 'As your buyer sees it' });
  await page.goto('/forgot-password');
  await expect(beside).toContainText('Buyers pick a car.');
  await signUp(page);
  for (const path of ['/change-password', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(beside).toContainText('Your calculator keeps running.');
    await expect(beside).toContainText('RM680');
  }
});

test('every form for a guest begins on one line, whatever its length', async ({ page }) => {
  const line = async (path: string) => {
    await page.goto(path);
    await isThere(page);
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  };
  for (const height of [800, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    const first = await line('/register');
    for (const path of ['/login', '/forgot-password', '/reset-password'])
      expect.soft(await line(path), `${path} at ${height} px`).toBe(first);
  }
});
