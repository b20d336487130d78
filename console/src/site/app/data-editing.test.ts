// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLanguage } from '../../language/language.ts';
import { sendUnsent } from '../../profile/send-unsent.ts';
import { readUnsent } from '../../profile/unsent.ts';
import { useSession } from '../../session/advisor.ts';
import { dataEditing } from './data-editing.ts';

const userId = 7;
const list = (name: string) => [{ code: 'axia', name, rate: 3, variants: [] }];
type List = ReturnType<typeof list>;

/** What the server has, as far as it can be reached. */
let server: { version: number; models: List; isAway: boolean };

const stale = { code: 'stale_version', detail: 'Saved elsewhere.', saved_at: '2026-08-01T10:00:00Z' };
const etag = () => ({ headers: { ETag: `"${server.version}"` } });
/** Saves a list as another device does. */
const saveElsewhere = (name: string) => {
  server = { ...server, version: server.version + 1, models: list(name) };
};

beforeEach(() => {
  server = { version: 1, models: list('A'), isAway: false };
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    if (address !== '/api/me/data') return Response.json({});
    if (method !== 'PUT') return Response.json({ models: server.models }, etag());
    if (new Headers(headers).get('If-Match') !== etag().headers.ETag)
      return Response.json(stale, { status: 409 });
    saveElsewhere(JSON.parse(`${body}`).models[0].name);
    return Response.json({ models: server.models }, etag());
  });
  useLanguage.setState({ language: 'en' });
  const user = { id: userId, email: 'aisyah@example.com', name: 'Aisyah' };
  useSession.setState({ status: 'signed-in', user, access: {}, confirmed: true }, true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asksFirst = /on another device at .+Press Save again to replace it/;

/** Opens the list, and saves one that cannot be sent. */
async function keep(name: string) {
  const editing = dataEditing(userId, { last: undefined }, async () => {});
  await editing.save(list('A'));
  server.isAway = true;
  await editing.save(list(name));
  server.isAway = false;
  expect(readUnsent(userId)?.data?.models).toEqual(list(name));
  return editing;
}

test('a list that was given up for what is elsewhere replaces that no more unasked', async () => {
  const editing = await keep('B');
  saveElsewhere('C');
  await sendUnsent(userId, async () => 'there');
  expect(readUnsent(userId)).toBeUndefined();
  await expect(editing.save(list('B'))).rejects.toThrow(asksFirst);
  expect(server.models).toEqual(list('C'));
  await editing.save(list('B'));
  expect(server.models).toEqual(list('B'));
});

test('nor does one replace what another device has saved since it was sent by itself', async () => {
  const editing = await keep('B');
  await sendUnsent(userId, async () => undefined);
  saveElsewhere('C');
  await expect(editing.save(list('D'))).rejects.toThrow(asksFirst);
  expect(server.models).toEqual(list('C'));
});

test('a list that was sent by itself is no conflict with what is saved after it', async () => {
  const editing = await keep('B');
  expect(await sendUnsent(userId, async () => undefined)).toBe(true);
  await editing.save(list('D'));
  expect(server.models).toEqual(list('D'));
});
