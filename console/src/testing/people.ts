import { expect, type Page } from '@playwright/test';
import { freshEmail, freshNetwork, originOfSite, password } from './visit.ts';

/**
 * Opens an account that no other test has, with a name that none has either unless it is told, from a network of its own.
 * Nobody is signed in to it afterwards.
 */
export async function newUser(page: Page, name = `Orang ${crypto.randomUUID().slice(0, 8)}`) {
  const email = freshEmail();
  const made = await page.request.post('/api/auth/register', {
    data: { name, email, password },
    headers: { ...originOfSite(), 'X-Forwarded-For': freshNetwork() },
  });
  expect(made.status()).toBe(201);
  const { user } = (await made.json()) as { user: { id: number } };
  await page.context().clearCookies({ name: 'lk_session' });
  return { id: user.id, name, email };
}

/** A change of a user, such as `{ path: 'penalty', data: { duration: '3d' } }`. */
export interface Change {
  /** POST unless it is told. */
  readonly method?: string;
  readonly path: string;
  readonly data?: object;
}

/** Has the admin who is signed in change a user past the page, of the version that is the newest. */
export async function changeUser(
  { request }: Pick<Page, 'request'>,
  id: number,
  { method = 'POST', path, data }: Change,
): Promise<void> {
  const account = `/api/admin/users/${id}`;
  const read = await request.get(account);
  const headers = { ...originOfSite(), 'If-Match': read.headers().etag ?? '' };
  const made = await request.fetch(`${account}/${path}`, { method, headers, data });
  expect(made.status()).toBe(200);
}

/** Opens accounts that one search finds, and no other. @returns what it searches for */
export async function people(page: Page, count: number): Promise<string> {
  const headers = originOfSite();
  const family = `Fam${crypto.randomUUID().slice(0, 8)}`;
  for (let index = 0; index < count; index += 1) {
    const email = `${family}-${index}@example.com`.toLowerCase();
    const made = await page.request.post('/api/admin/users/create', {
      data: { name: `${family} ${String(index).padStart(2, '0')}`, email, whatsapp: '0123456789' },
      headers,
    });
    expect(made.status()).toBe(201);
  }
  return family;
}
