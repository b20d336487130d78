import { expect, test } from '@playwright/test';
import { expectSound, watch } from '../testing/visit.ts';

const pages = {
  '/login': { ms: 'Selamat kembali', en: 'Welcome back', zh: '欢迎回来' },
  '/register': { ms: 'Buka akaun anda', en: 'Create your account', zh: '创建您的账户' },
  '/forgot-password': { ms: 'Lupa kata laluan?', en: 'Forgot your password?', zh: '忘记密码？' },
  '/reset-password#token=abc': {
    ms: 'Pilih kata laluan baharu',
    en: 'Choose a new password',
    zh: '设置新密码',
  },
  '/confirm-email': { ms: 'Sahkan e-mel anda', en: 'Confirm your email', zh: '验证您的邮箱' },
} as const;

const widths = { ms: 320, en: 768, zh: 1280 } as const;

for (const [path, titles] of Object.entries(pages))
  for (const language of ['ms', 'en', 'zh'] as const)
    test.describe(`${path} in ${language}`, () => {
      test.use({ locale: language, viewport: { width: widths[language], height: 800 } });
      test('is sound', async ({ page }) => {
        const complaints = await watch(page);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectSound(page);
        // No colour hangs on the language.
        if (language === 'ms') {
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectSound(page);
        }
        expect(complaints).toEqual([]);
      });
    });

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
