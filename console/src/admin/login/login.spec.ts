import { expect, type Page, test } from '@playwright/test';
import { expectSound, freshEmail, isThere, password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const email = 'demo-admin@example.com';
const api = '**/api/admin/login';

async function signIn(page: Page, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/login?next=/admin/plans');
  await isThere(page);
});

test('a wrong password is refused, and what was typed stays', async ({ page }) => {
  await signIn(page, 'wrong-for-certain');
  await expect(refusal(page)).toHaveText('Invalid admin credentials');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectSound(page);
  await signIn(page);
  await expect(page).toHaveURL('/admin/plans');
});

test('without a network it says so, and once there is one it is done', async ({ page, context }) => {
  await context.setOffline(true);
  await signIn(page);
  await expect(refusal(page)).toHaveText('Login failed. Please check your connection.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/plans');
});

test('a fault of the server is said in its words', async ({ page }) => {
  const detail = 'Something went wrong on our side.';
  await page.route(api, route =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Internal', status: 500, code: 'internal', detail },
    }),
  );
  await signIn(page);
  await expect(refusal(page)).toHaveText(detail);
  await page.unroute(api);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/plans');
});

test('whoever tries too often is told for how long to wait, and what was typed stays', async ({ page }) => {
  // Nobody has this address, and is told the same.
  const nobody = freshEmail();
  const data = { email: nobody, password: 'wrong-for-certain' };
  const tryIt = () => page.request.post('/api/admin/login', { data, headers });
  const headers = { origin: new URL(page.url()).origin };
  await expect.poll(async () => (await tryIt()).status()).toBe(429);
  await page.getByLabel('Email').fill(nobody);
  await page.getByLabel('Password', { exact: true }).fill(data.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(refusal(page)).toContainText('That was too often. Please wait a while and try again.');
  await expect(refusal(page)).toContainText(/You can try again in \d+ s\./);
  await expect(page.getByLabel('Email')).toHaveValue(nobody);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(data.password);
  await expectSound(page);
  // Somebody else is not kept out by that.
  await signIn(page);
  await expect(page).toHaveURL('/admin/plans');
});

test('there is a way to somebody who can help, and back to the site', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60199998888\?text=Salam/,
  );
  await page.getByRole('link', { name: 'Back to the homepage' }).click();
  await expect(page).toHaveURL('/');
});
