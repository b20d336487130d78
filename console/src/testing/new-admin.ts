import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inDatabase } from './database.ts';
import { mailedLink } from './mails.ts';
import { openAdminSession } from './sign-in.ts';
import { freshEmail, isThere, originOfSite } from './visit.ts';

/** The password of every admin that a test makes. */
export const adminPassword = 'kereta-laju-27-hijau';

/**
 * Makes an admin whom no other test has, who only helps: others test that there is no second who may do everything.
 * Nobody is signed in afterwards.
 */
export async function newAdmin(page: Page) {
  const email = freshEmail();
  await openAdminSession(page);
  const headers = originOfSite();
  const invited = await page.request.post('/api/admin/admins', {
    data: { email, role: 'support' },
    headers,
  });
  expect(invited.status()).toBe(201);
  const { id } = (await invited.json()) as { id: number };
  const { hash } = new URL(await mailedLink(email, '/admin/set-password'));
  const [token] = new URLSearchParams(hash.slice(1)).values();
  const data = { token, password: adminPassword };
  const set = await page.request.post('/api/admin/password/set', { data, headers });
  expect(set.ok()).toBe(true);
  await page.context().clearCookies();
  return { id, email };
}

/** Signs an admin in by the form, as far as their password leads. */
export async function givePassword(page: Page, email: string, path = '/admin/dashboard'): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`);
  await isThere(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The code that an authenticator app shows, so many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives the admin who is signed in a second factor. */
export async function enrol(page: Page) {
  const headers = originOfSite();
  const path = '/api/admin/second-factor';
  const begun = await page.request.post(path, { headers });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await page.request.post(`${path}/confirm`, { data: { code: codeOf(secret) }, headers });
  const { recovery_codes } = (await confirmed.json()) as { recovery_codes: [string, ...string[]] };
  return { secret, recoveryCodes: recovery_codes };
}

/** Has it be long ago that an admin proved who they are, which is five minutes that no test waits. */
export function forgetProof(adminId: number): void {
  const { changes } = inDatabase(database =>
    database.prepare('update admin_sessions set proved_at = null where admin_id = ?').run(adminId),
  );
  expect(changes).toBeGreaterThan(0);
}
