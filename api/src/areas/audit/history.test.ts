import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInAdmin } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { TestUser } from '../../testing/users.ts';

let server: TestServer;
let admin: SignedInAdmin;
let other: SignedInAdmin;
let siti: TestUser;
let between: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signedInAdmin();
  other = await server.signedInAdmin();
  siti = await TestUser.add(server, admin, { name: 'Siti', plan: 'diamond' });
  await siti.send('POST', '/penalty', { duration: '4h' });
  await siti.send('DELETE', '/penalty');
  server.clock.advance({ seconds: 10 });
  between = server.clock.now().toISOString();
  server.clock.advance({ seconds: 10 });
  await siti.send('POST', '/revoke');
  const ali = await TestUser.add(server, other, { name: 'Ali' });
  await ali.send('POST', '/revoke');
});
afterAll(() => server.stop());

const read = async (path: string) =>
  (await admin.client.get(`/api/admin/${path}`)).as(contract.history.all.response);
const actionsOf = async (path: string) => (await read(path)).items.map(({ action }) => action);

test('the history of one account says who did what, when and from where, newest first', async () => {
  const { items, total } = await read(`users/${siti.account.id}/audit`);
  expect(items.map(({ action }) => action)).toEqual(['approval_revoked', 'penalty_lifted', 'penalized']);
  expect(items[0]).toEqual({
    id: expect.any(Number),
    ...{ action: 'approval_revoked', actor: 'admin' },
    ...{ admin_email: admin.admin.email, admin_id: admin.admin.id },
    ...{ advisor_id: siti.account.id, advisor_name: 'Siti' },
    ...{ target_admin_id: null, target_admin_email: null },
    ...{ before: { is_approved: true }, after: { is_approved: false }, details: {} },
    ...{ timestamp: expect.any(String), network: '127.0.0.1', request_id: expect.any(String) },
  });
  expect(total).toEqual({ count: 3, more: false });
});

test('all of it is narrowed to an account, an admin, an action and a time', async () => {
  const own = `advisor_id=${siti.account.id}`;
  const by = (who: SignedInAdmin) => `admin_id=${who.admin.id}`;
  expect(await actionsOf(`audit?${by(admin)}`)).toEqual(['approval_revoked', 'penalty_lifted', 'penalized']);
  expect(await actionsOf(`audit?${by(other)}`)).toEqual(['approval_revoked']);
  expect(await actionsOf(`audit?${by(other)}&${own}`)).toEqual([]);
  expect(await actionsOf(`audit?${own}&action=penalized`)).toEqual(['penalized']);
  expect(await actionsOf(`audit?action=approval_revoked&${by(admin)}&${own}`)).toEqual(['approval_revoked']);
  expect(await actionsOf(`audit?${own}&since=${between}`)).toEqual(['approval_revoked']);
  expect(await actionsOf(`audit?${own}&until=${between}&sort=created_at`)).toEqual([
    'penalized',
    'penalty_lifted',
  ]);
  expect(await actionsOf(`users/${siti.account.id}/audit?action=penalized&${by(admin)}`)).toEqual([
    'penalized',
  ]);
});

test('pages follow each other', async () => {
  const path = `users/${siti.account.id}/audit?limit=2`;
  const { items, next } = await read(path);
  const after = await read(`${path}&cursor=${next}`);
  expect([...items, ...after.items]).toHaveLength(3);
  expect(after.next).toBeNull();
});

test.each([
  ['action=nothing', 'action'],
  ['admin_id=x', 'admin_id'],
  ['since=yesterday', 'since'],
  [`network=${'1'.repeat(46)}`, 'network'],
  ['cursor=x', 'cursor'],
])('a history of %s is refused', async (query, path) => {
  const problem = (await admin.client.get(`/api/admin/audit?${query}`)).problem();
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] });
});

test('who never was has no history', async () => {
  expect(await read('users/999999/audit')).toMatchObject({ items: [], next: null });
});

test('what was done to an admin, and what came from one network, is found', async () => {
  const path = `/api/admin/admins/${other.admin.id}`;
  expect((await admin.client.patch(path, { role: 'support' })).status).toBe(200);
  const { items } = await read(`audit?target_admin_id=${other.admin.id}`);
  expect(items).toMatchObject([
    {
      action: 'admin_changed',
      target_admin_id: other.admin.id,
      target_admin_email: other.admin.email,
      before: { role: 'admin' },
      after: { role: 'support' },
    },
  ]);
  expect(await actionsOf('audit?network=127.0.0.1&action=admin_changed')).toEqual(['admin_changed']);
  expect(await actionsOf('audit?network=127.0.0.2')).toEqual([]);
});
