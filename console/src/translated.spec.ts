import { expect, type Page, test } from '@playwright/test';
import { signInAdmin, signInFresh } from './testing/sign-in.ts';
import { isTranslated, manners, translate } from './testing/translate.ts';
import { freshEmail, freshNetwork, isThere, password, signUp, watch } from './testing/visit.ts';

test.use({ locale: 'en-GB' });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Waits for a page, and holds that the browser has translated it. */
async function opened(page: Page): Promise<void> {
  await isThere(page);
  await expect.poll(() => isTranslated(page)).toBe(true);
}

for (const manner of manners) {
  test.describe(`translated, text nodes ${manner}`, () => {
    let complaints: readonly string[];
    test.beforeEach(async ({ page }) => {
      complaints = await watch(page);
      await translate(page, manner);
    });
    test.afterEach(async ({ page }) => {
      expect(complaints).toEqual([]);
      await expect(page.getByRole('button', { name: 'Refresh Halaman' })).toHaveCount(0);
    });

    test('the sign-in shows each failure and then the welcome', async ({ page }) => {
      await page.goto('/login');
      await opened(page);
      await press(page, 'Sign In');
      await expect(alert(page)).toHaveText('Please fill in all fields');
      await page.getByLabel('Email').fill('demo-basic@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await press(page, 'Sign In');
      await expect(alert(page)).toHaveText('Login failed. Please check your credentials.');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Sign In');
      await expect(page.getByText('Login successful! Welcome')).toBeVisible();
      await expect(page).toHaveURL('/app');
    });

    test('registering shows a failure, then success, then the calculator', async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': freshNetwork() });
      await page.goto('/register');
      await opened(page);
      await press(page, 'Create Account');
      await expect(alert(page).first()).toBeVisible();
      await page.getByLabel('Full name').fill('Aisyah');
      await page.getByLabel('Email').fill(freshEmail());
      for (const field of await page.locator('input[type=password]').all()) await field.fill('rahsia-siti-1');
      await press(page, 'Create Account');
      await expect(page.getByText('Registration successful!')).toBeVisible();
      await expect(page).toHaveURL('/app');
    });

    test('a forgotten password leads to the sent mail, and another language replaces every text', async ({
      page,
    }) => {
      await page.goto('/forgot-password');
      await opened(page);
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await press(page, '中文');
      await expect(heading).not.toHaveText(before);
      await press(page, 'English');
      await expect(heading).toHaveText(before);
      await page.getByLabel('Email').fill(freshEmail());
      await page.locator('form [type=submit]').click();
      await expect(page.locator('form')).toHaveCount(0);
      await expect(heading).toHaveText(before);
    });

    test('an admin signs in, reads a user and searches the list', async ({ page }) => {
      await page.goto('/admin/login?next=/admin');
      await opened(page);
      await press(page, 'Sign In');
      await expect(alert(page)).toHaveText('Please fill in all fields');
      await page.getByLabel('Email').fill('demo-admin@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Sign In');
      await expect(page).toHaveURL(url => url.pathname === '/admin');
      await page.goto('/admin?search=demo-diamond');
      const row = page.getByRole('row', { name: 'demo-diamond@example.com' });
      await row.getByRole('button').first().click();
      const details = page.getByRole('dialog');
      await details.getByRole('tab', { name: 'User Actions' }).click();
      await expect(details.getByText('/a/demo-diamond')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(details).toHaveCount(0);
    });

    test('every screen of the admin centre is opened from the one before', async ({ page }) => {
      await signInAdmin(page);
      await opened(page);
      const paths = await page
        .getByRole('navigation')
        .first()
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(3);
      for (const path of paths) {
        await page.getByRole('navigation').first().locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(url => url.pathname === path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });

    test('a profile shows a failure and is saved', async ({ page }) => {
      await signInFresh(page, '/profile');
      await opened(page);
      await page.getByLabel('WhatsApp number', { exact: true }).fill('nombor saya');
      await press(page, 'Save Profile');
      await expect(alert(page)).toHaveText('Please enter a phone number such as 012-345 6789.');
      await page.getByLabel('WhatsApp number', { exact: true }).fill('012-345 6789');
      await press(page, 'Save Profile');
      await expect(page.getByText('Profile saved to server!')).toBeVisible();
      await expect(page).toHaveURL('/app');
    });

    test('a copied address is said on its button, and then no longer', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signUp(page);
      await page.goto('/embed');
      await opened(page);
      const copy = page.getByRole('button', { name: 'Copy address' }).first();
      await copy.click();
      const copied = page.getByRole('button', { name: 'Copied' });
      await expect(copied).toBeVisible();
      await expect(copied).toHaveCount(0);
      await expect(copy).toBeVisible();
    });

    test('the front page copies its snippet and speaks another language', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/');
      await opened(page);
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await press(page, 'BM');
      await expect(heading).not.toHaveText(before);
      await press(page, 'Salin kod');
      await expect(page.getByRole('button', { name: '✓ Disalin' })).toBeVisible();
    });
  });
}
