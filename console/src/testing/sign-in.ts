import { expect, type Page } from '@playwright/test';
import { freshEmail, freshNetwork, isThere, originOf, password } from './visit.ts';

/** Opens a page as a demo advisor. */
export async function signIn(
  page: Page,
  plan: 'basic' | 'premium' | 'diamond',
  path = '/app',
): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await isThere(page);
  await page.getByLabel('Email').fill(`demo-${plan}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(path);
}

/** Opens a page as an advisor that no other test has. @returns the advisor's address */
export async function signInFresh(page: Page, path = '/app'): Promise<string> {
  const email = freshEmail();
  await page.goto('/login');
  const { status } = await page.evaluate(
    async ({ network, ...account }) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
      const body = JSON.stringify({ ...account, name: 'Aisyah' });
      const response = await fetch('/api/auth/register', { method: 'POST', headers, body });
      localStorage.setItem('user', JSON.stringify(await response.json()));
      return { status: response.status };
    },
    { email, password: `${password}-${email}`, network: freshNetwork() },
  );
  expect(status).toBe(201);
  await page.goto(path);
  return email;
}

/** Opens a page of the admin centre as the demo admin, or as the one who only helps. */
export async function signInAdmin(
  page: Page,
  path = '/admin',
  role: 'admin' | 'support' = 'admin',
): Promise<void> {
  const response = await page.request.post('/api/admin/login', {
    data: { email: `demo-${role}@example.com`, password },
    headers: await originOf(page),
  });
  expect(response.status()).toBe(200);
  await page.goto(path);
}

/** Ends the session, and presses something, unless the page has asked for something by itself before: either leads to the sign-in. */
export async function endSession(page: Page, press: () => Promise<void>): Promise<void> {
  await page.context().clearCookies();
  await Promise.race([press(), page.waitForURL('**/admin/login?*')]);
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
}
