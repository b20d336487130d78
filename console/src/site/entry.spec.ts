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

test('every short form begins on one line, the sign-in in the middle, and the longest needs no scrolling', async ({
  page,
}) => {
  const box = async (path: string) => {
    await page.goto(path);
    await isThere(page);
    const main = await page.getByRole('main').boundingBox();
    if (!main) throw new Error(`${path} shows nothing.`);
    return main;
  };
  for (const height of [800, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    const signIn = await box('/login');
    const middle = signIn.y + signIn.height / 2;
    expect.soft(Math.abs(middle - height / 2), `the middle at ${height} px`).toBeLessThan(height / 16);
    for (const path of ['/forgot-password', '/reset-password', '/confirm-email'])
      expect.soft((await box(path)).y, `${path} at ${height} px`).toBe(signIn.y);
    const longest = await box('/register');
    expect.soft(longest.y, `registering at ${height} px`).toBeLessThan(signIn.y);
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(scrolled, `registering at ${height} px`).toBe(height);
  }
});

test('who has a keyboard types at once, in the first field', async ({ page }) => {
  for (const [path, label] of [
    ['/login', 'Email'],
    ['/register', 'Full name'],
    ['/forgot-password', 'Email'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
});
