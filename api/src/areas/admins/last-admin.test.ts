import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { hashOf } from '../../testing/accounts.ts';
import type { TestResponse } from '../../testing/client.ts';
import { testEngine } from '../../testing/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
  hash = await hashOf('kata laluan bos');
});
afterAll(() => server.stop());

const admins = () => server.db.knex('admins');
const path = (id: number) => `/api/admin/admins/${id}`;
const running = () => admins().where({ role: 'admin', disabled_at: null }).whereNotNull('password_hash');

/** So many admins who can do everything, signed in, and nobody else who can. */
async function onlyRunning(count: number): Promise<SignedInAdmin[]> {
  await admins().del();
  const made = await Promise.all(Array.from({ length: count }, () => server.signedInAdmin()));
  await admins().update({ password_hash: hash });
  // Who is invited or support can run nothing, so they do not count.
  await server.signedInAdmin();
  const { admin: support } = await server.signedInAdmin('support');
  await admins().where({ id: support.id }).update({ password_hash: hash });
  return made;
}

const disable = ({ client }: SignedInAdmin, id: number) => client.patch(path(id), { disabled: true });
const demote = ({ client }: SignedInAdmin, id: number) => client.patch(path(id), { role: 'support' });
const remove = ({ client }: SignedInAdmin, id: number) => client.delete(path(id));

/** How many requests have come as far as those who can do everything, or on SQLite wait for its one connection. */
async function waiting(knex: Knex): Promise<number> {
  if (testEngine === 'sqlite') return knex.client.pool.numPendingAcquires();
  const [rows] = await knex.raw('show full processlist');
  return rows.filter((row: { Info: string | null }) =>
    /^select .* `admins`.* for update$/.test(row.Info ?? ''),
  ).length;
}

/** Sends both while nobody can be put out, so that each is let in before the other is done. */
async function atOnce(one: () => Promise<TestResponse>, other: () => Promise<TestResponse>) {
  const { knex } = server.db;
  const { sent } = await server.db.transaction(async () => {
    await admins().forUpdate().select('id');
    const sent = [one(), other()];
    await expect.poll(() => waiting(knex)).toBe(2);
    return { sent };
  });
  return Promise.all(sent);
}

test.each([
  ['disable', disable],
  ['demote', demote],
  ['delete', remove],
])('of two admins who %s each other at once one remains', async (_, putOut) => {
  const [one, other] = await onlyRunning(2);
  if (!one || !other) throw new Error('There are not two admins.');
  const responses = await atOnce(
    () => putOut(one, other.admin.id),
    () => putOut(other, one.admin.id),
  );
  const [first, second] = responses.toSorted((left, right) => left.status - right.status);
  expect(first?.status).toBeLessThan(300);
  expect(second?.problem()).toMatchObject({ status: 409, code: 'last_admin' });
  expect(await running()).toHaveLength(1);
});

test('nobody puts themselves out as the last', async () => {
  const [only] = await onlyRunning(1);
  if (!only) throw new Error('There is no admin.');
  const { client, admin } = only;
  const refused = { status: 409, code: 'last_admin' };
  for (const putOut of [disable, demote, remove])
    expect((await putOut(only, admin.id)).problem()).toMatchObject(refused);
  expect((await client.patch(path(admin.id), { role: 'admin', disabled: false })).status).toBe(200);
});
