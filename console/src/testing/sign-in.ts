import { expect, type Page } from '@playwright/test';
import { freshEmail, freshNetwork, originOfSite, password } from './visit.ts';

/** Signs in by a call, as the forms do, and stores the answer where they do. */
async function storeSession(page: Page, path: string, account: object): Promise<void> {
  // A file of the site without a script: the forms, which other tests walk through, would be fetched and drawn for nothing.
  await page.goto('/appearance.js');
  const ok = await page.evaluate(
    async ([address, body, network]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
      const response = await fetch(address, { method: 'POST', headers, body });
      localStorage.setItem('user', JSON.stringify(await response.json()));
      return response.ok;
    },
    [path, JSON.stringify(account), freshNetwork()] as const,
  );
  expect(ok).toBe(true);
}

/** Opens a page as a demo advisor. */
export async function signIn(
  page: Page,
  plan: 'basic' | 'premium' | 'diamond',
  path = '/app',
): Promise<void> {
  await storeSession(page, '/api/auth/login', { email: `demo-${plan}@example.com`, password });
  await page.goto(path);
}

/** Opens a page as an advisor that no other test has. @returns the advisor's address */
export async function signInFresh(page: Page, path = '/app'): Promise<string> {
  const email = freshEmail();
  const account = { name: 'Aisyah', email, password: `${password}-${email}` };
  await storeSession(page, '/api/auth/register', account);
  await page.goto(path);
  return email;
}

/** Signs the demo admin in, or the one who only helps, without a page. */
export async function openAdminSession(
  { request }: Pick<Page, 'request'>,
  role: 'admin' | 'support' = 'admin',
): Promise<void> {
  const response = await request.post('/api/admin/login', {
    data: { email: `demo-${role}@example.com`, password },
    headers: originOfSite(),
  });
  expect(response.status()).toBe(200);
}

/** Opens a page of the admin centre as the demo admin, or as the one who only helps. */
export async function signInAdmin(
  page: Page,
  path = '/admin',
  role: 'admin' | 'support' = 'admin',
): Promise<void> {
  await openAdminSession(page, role);
  await page.goto(path);
}

/** Ends the session, and presses something, unless the page has asked for something by itself before: either leads to the sign-in. */
export async function endSession(page: Page, press: () => Promise<void>): Promise<void> {
  await page.context().clearCookies();
  await Promise.race([press(), page.waitForURL('**/admin/login?*')]);
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
}
