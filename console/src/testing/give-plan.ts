import type { Browser, Page } from '@playwright/test';
import { changeUser } from './people.ts';
import { openAdminSession } from './sign-in.ts';

/** Has an admin give whoever is signed in on a page a plan, elsewhere; without an end unless one is told. */
export async function givePlan(
  page: Page,
  browser: Browser,
  plan: 'basic' | 'premium' | 'diamond',
  end: Date | null = null,
): Promise<void> {
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user);
  const admin = await browser.newContext();
  await openAdminSession(admin);
  await changeUser(admin, id, { method: 'PUT', path: 'plan', data: { plan, expires_at: end } });
  await admin.close();
}
