import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { hashPassword } from '../auth/passwords.ts';

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer({ LK_DEMO: 'false' });
  hash = await hashPassword('kata laluan bos');
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

test.each([
  ['disable', disable],
  ['demote', demote],
  ['delete', remove],
])('of two admins who %s each other at once one remains', async (_, putOut) => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = await onlyRunning(2);
    if (!one || !other) throw new Error('There are not two admins.');
    for (const { client } of [one, other]) expect((await client.get('/api/admin/verify')).status).toBe(200);
    const responses = await Promise.all([putOut(one, other.admin.id), putOut(other, one.admin.id)]);
    const [first, second] = responses.toSorted((left, right) => left.status - right.status);
    expect(first?.status).toBeLessThan(300);
    // Refused as the last one, or, where the other was done by then, as somebody who is out.
    expect(second?.problem().code).toMatch(/^(last_admin|not_signed_in|role_not_allowed)$/);
    expect(await running()).toHaveLength(1);
  }
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
