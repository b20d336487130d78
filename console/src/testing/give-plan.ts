import type { Browser, Page } from '@playwright/test';
import { changeUser } from './people.ts';
import { signInAdmin } from './sign-in.ts';

/** Has an admin give whoever is signed in on a page a plan, elsewhere; without an end unless one is told. */
export async function givePlan(
  page: Page,
  browser: Browser,
  plan: 'basic' | 'premium' | 'diamond',
  end: Date | null = null,
): Promise<void> {
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user);
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAdmin(admin, '/api/docs');
  await changeUser(admin, id, { method: 'PUT', path: 'plan', data: { plan, expires_at: end } });
  await context.close();
}
