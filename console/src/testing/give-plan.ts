import { type Browser, expect, type Page } from '@playwright/test';
import { signInAdmin } from './sign-in.ts';

/** Has an admin give whoever is signed in on a page a plan without an end, elsewhere. */
export async function givePlan(
  page: Page,
  browser: Browser,
  plan: 'basic' | 'premium' | 'diamond',
): Promise<void> {
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user);
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAdmin(admin, '/api/docs');
  const account = `/api/admin/users/${id}`;
  const read = await admin.request.get(account);
  const headers = { origin: new URL(admin.url()).origin, 'If-Match': read.headers().etag ?? '' };
  const data = { plan, expires_at: null };
  expect((await admin.request.put(`${account}/plan`, { headers, data })).status()).toBe(200);
  await context.close();
}
