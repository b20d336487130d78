import { contract } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { readDate } from '../../db/columns.ts';
import type { TestResponse } from '../../testing/client.ts';
import { TestUser } from '../../testing/users.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();

const hours = (count: number) => server.clock.now().getTime() + count * 3_600_000;
const standingOf = (response: TestResponse) => {
  expect([response.status, response.text]).toEqual([200, response.text]);
  return response.as(contract.standing.approve.response);
};
const diamond = { plan: 'diamond' } as const;

test('approving and revoking count at once, end no session, and are in the history', async () => {
  const { client, advisor } = await server.signedInAdvisor({ ...diamond, is_approved: false });
  const user = new TestUser(server, admin, advisor);
  const planOf = async () => JSON.parse((await client.get('/api/auth/me')).text).effective_plan;
  expect(await planOf()).toBe('basic');
  const approved = standingOf(await user.send('POST', '/approve'));
  expect(approved).toMatchObject({ effective_plan: 'diamond', user: { is_approved: true, version: 2 } });
  expect(user.seen).toBe('"2"');
  expect(await planOf()).toBe('diamond');
  expect(standingOf(await user.send('POST', '/revoke'))).toMatchObject({ effective_plan: 'basic' });
  expect(JSON.parse((await client.get('/api/user/access')).text).plan).toBe('basic');
  const by = { actor: 'admin', admin_id: admin.admin.id, admin_email: admin.admin.email };
  const [first, second] = await user.entries();
  expect(first).toMatchObject({
    ...{ ...by, action: 'approved', network: '127.0.0.1', request_id: expect.any(String) },
    ...{ state_before: '{"is_approved":false}', state_after: '{"is_approved":true}' },
  });
  expect(second).toMatchObject({ ...by, action: 'approval_revoked' });
});

test('who only helps approves, and is offered no undo that would be refused', async () => {
  const { advisor } = await server.signedInAdvisor({ is_approved: false });
  const user = new TestUser(server, await server.signedInAdmin('support'), advisor);
  expect(standingOf(await user.send('POST', '/approve'))).toMatchObject({
    user: { is_approved: true },
    undo: null,
  });
});

test('what is so already is answered, and leaves no trace', async () => {
  const user = await TestUser.add(server, admin);
  for (const [method, path] of [
    ['POST', '/approve'],
    ['DELETE', '/penalty'],
  ] as const)
    expect(standingOf(await user.send(method, path))).toMatchObject({ undo: null, user: { version: 1 } });
  expect(await user.entries()).toEqual([]);
});

test.each([
  ['4h', 4],
  ['3d', 72],
  ['7d', 168],
  ['30d', 720],
])('a penalty of %s withholds the plan until it is over or lifted', async (duration, length) => {
  const user = await TestUser.add(server, admin, diamond);
  const before = hours(length);
  const response = standingOf(await user.send('POST', '/penalty', { duration }));
  const until = Date.parse(response.user.penalty_until ?? '');
  expect(until).toBeGreaterThanOrEqual(before);
  expect(until).toBeLessThanOrEqual(hours(length));
  expect(response).toMatchObject({
    effective_plan: 'basic',
    user: { status: 'penalized', is_active: false },
  });
  const lifted = standingOf(await user.send('DELETE', '/penalty'));
  expect(lifted).toMatchObject({ effective_plan: 'diamond', user: { penalty_until: null } });
  expect((await user.entries()).map(entry => entry.action)).toEqual(['penalized', 'penalty_lifted']);
});

test('a penalty keeps its reason for admins only, through an undo', async () => {
  const { client, advisor } = await server.signedInAdvisor(diamond);
  const user = new TestUser(server, admin, advisor);
  const penalty = { duration: '3d', reason: '  Shared the account ' };
  const given = standingOf(await user.send('POST', '/penalty', penalty));
  expect(given.user.penalty_reason).toBe('Shared the account');
  expect(given.undo).toMatchObject({ penalty_until: null, penalty_reason: null });
  const [entry] = await user.entries();
  expect(entry).toMatchObject({ personal: '{"penalty_reason":"Shared the account"}' });
  for (const path of ['/api/auth/me', '/api/me/export'])
    expect((await client.get(path)).text).not.toContain('Shared the account');

  const { undo, user: lifted } = standingOf(await user.send('DELETE', '/penalty'));
  expect(lifted).toMatchObject({ penalty_until: null, penalty_reason: null });
  const restored = standingOf(await user.send('PUT', '/standing', undo));
  expect(restored.user).toMatchObject({ status: 'penalized', penalty_reason: 'Shared the account' });
  // The specification's call gives none, and takes none over.
  const without = standingOf(await user.send('POST', '/penalty', { duration: '4h' }));
  expect(without.user.penalty_reason).toBeNull();
  const tooLong = await user.send('POST', '/penalty', { duration: '4h', reason: 'x'.repeat(201) });
  expect(tooLong.problem()).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
});

test.each([[{}], [{ duration: '1h' }]])('a penalty of %j is refused', async body => {
  const message = 'Length of the penalty: Choose one of these: 4h, 3d, 7d, 30d.';
  const user = await TestUser.add(server, admin);
  const problem = (await user.send('POST', '/penalty', body)).problem();
  expect(problem).toMatchObject({ status: 400, detail: message, errors: [{ path: 'duration', message }] });
});

test('what was decided is undone by the one call that the answer names', async () => {
  const expiry = new Date(hours(-24));
  const user = await TestUser.add(server, admin, { plan: 'premium', plan_expires_at: expiry });
  const before = await user.row();
  const { undo } = standingOf(await user.send('POST', '/plan/permanent', { plan: 'full' }));
  const restored = standingOf(await user.send('PUT', '/standing', undo));
  expect(restored.expires_at).toBe(expiry.toISOString());
  const { plan, plan_expires_at, is_approved, penalty_until } = before;
  expect(await user.row()).toMatchObject({ plan, plan_expires_at, is_approved, penalty_until });
  expect((await user.payments()).map(row => row.amount_sen)).toEqual([24_900, -24_900]);
  const entry = (await user.entries()).at(-1);
  expect(entry).toMatchObject({ action: 'standing_restored', details: '{"paid":-249}' });
  expect(JSON.parse(entry.state_after)).toMatchObject({ plan: 'premium', is_approved: true });

  // Nothing is taken back twice, and nobody else's.
  for (const takes_back of [undo?.takes_back, (await user.payments()).at(-1).id, 999_999]) {
    const problem = (await user.send('PUT', '/standing', { ...undo, takes_back })).problem();
    const message = 'Payment to take back: This account has no such payment to take back.';
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'takes_back', message }] });
  }
  expect(await user.payments()).toHaveLength(2);
});

test('an undo that took a payment back offers none of its own, which would give the plan for nothing', async () => {
  const user = await TestUser.add(server, admin);
  const { undo } = standingOf(await user.send('PUT', '/plan', { plan: 'premium' }));
  expect(undo?.takes_back).toEqual(expect.any(Number));
  expect(standingOf(await user.send('PUT', '/standing', undo))).toMatchObject({
    ...{ effective_plan: 'basic', undo: null },
  });
  // One of an approval can be undone as often as anybody likes.
  const { undo: approval } = standingOf(await user.send('POST', '/revoke'));
  const approved = standingOf(await user.send('PUT', '/standing', approval));
  expect(approved.undo).toMatchObject({ is_approved: false, takes_back: null });
});

test('penalties and approvals are undone likewise', async () => {
  const user = await TestUser.add(server, admin, diamond);
  for (const [path, body] of [
    ['/penalty', { duration: '3d' }],
    ['/revoke', undefined],
  ] as const) {
    const { undo } = standingOf(await user.send('POST', path, body));
    expect(undo).not.toBeNull();
    expect(standingOf(await user.send('PUT', '/standing', undo))).toMatchObject({
      effective_plan: 'diamond',
    });
  }
});

test('of two admins at one user the second is told what changed, by whom and when', async () => {
  const other = await server.signedInAdmin();
  const user = await TestUser.add(server, admin, diamond);
  const rival = user.seenBy(other);
  const responses = await Promise.all([
    user.send('POST', '/penalty', { duration: '7d' }),
    rival.send('POST', '/plan/permanent', { plan: 'basic' }),
  ]);
  const [won, lost] = responses.toSorted((one, another) => one.status - another.status);
  const winner = won === responses[0] ? admin : other;
  const { user: current } = standingOf(won as TestResponse);
  const [entry, ...more] = await user.entries();
  expect(more).toEqual([]);
  expect(lost?.problem()).toMatchObject({
    ...{ status: 409, code: 'stale_version', saved_by: winner.admin.email },
    saved_at: readDate(entry.created_at).toISOString(),
    current: { ...current, version: 2 },
  });
  for (const each of [user, rival]) {
    each.seen = '"1"';
    for (const [method, path, body] of [
      ['POST', '/approve', undefined],
      ['POST', '/revoke', undefined],
      ['DELETE', '/penalty', undefined],
      ['POST', '/plan/time', { days: 1 }],
      ['PUT', '/plan', { plan: 'basic' }],
      ['POST', '/reset-password', undefined],
      ['POST', '/force-logout', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await each.send(method, path, body)).status, path).toBe(409);
  }
  expect(await user.entries()).toHaveLength(1);
});

test('a change by the owner of the account or by no admin is a change, too', async () => {
  const user = await TestUser.add(server, admin);
  await server.db.knex('advisors').where({ id: user.account.id }).update({ version: 2 });
  const headers = { 'If-Match': user.seen, 'Accept-Language': 'ms' };
  const path = `/api/admin/users/${user.account.id}/revoke`;
  const problem = (await admin.client.post(path, undefined, { headers })).problem();
  expect(problem).not.toHaveProperty('saved_by');
  expect(problem.detail).toMatch(/^Laman ini menyimpan ini pada /);
});

test('a PUT without If-Match replaces any version, and its audit entry says so', async () => {
  const user = await TestUser.add(server, admin);
  for (const [path, plan] of Object.entries({ plan: 'diamond', standing: 'basic' })) {
    const body = { plan, expires_at: null, is_approved: true, penalty_until: null };
    const address = `/api/admin/users/${user.account.id}/${path}`;
    expect((await admin.client.put(address, body)).status, path).toBe(200);
  }
  expect((await user.entries()).map(({ details }) => JSON.parse(details).without_version)).toEqual([
    true,
    true,
  ]);
});

test('nobody is there to be changed who was deleted, or never was', async () => {
  for (const [method, path, body] of [
    ['POST', 'approve', undefined],
    ['POST', 'revoke', undefined],
    ['POST', 'penalty', { duration: '4h' }],
    ['DELETE', 'penalty', undefined],
    ['PUT', 'plan', { plan: 'basic' }],
    ['POST', 'plan/time', { days: 1 }],
    ['POST', 'plan/permanent', { plan: 'full' }],
    ['POST', 'reset-password', undefined],
    ['POST', 'force-logout', undefined],
    ['POST', 'notes', { notes: 'Hai' }],
    ['DELETE', '', undefined],
  ] as const) {
    const address = `/api/admin/users/999999${path && `/${path}`}`;
    const response = await admin.client.send(method, address, { body, headers: { 'If-Match': '*' } });
    expect(response.problem(), path).toMatchObject({ status: 404, code: 'user_not_found' });
  }
});

test('a request that is sent again under its key does nothing twice', async () => {
  const { account, entries } = await TestUser.add(server, admin, diamond);
  const headers = { 'Idempotency-Key': 'one-and-the-same-penalty' };
  const send = () =>
    admin.client.post(`/api/admin/users/${account.id}/penalty`, { duration: '4h' }, { headers });
  const [first, again] = [await send(), await send()];
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await entries()).toHaveLength(1);
});

test('what buyers see follows at once', async () => {
  const user = await TestUser.add(server, admin, { ...diamond, theme_key: 'theme-20' });
  const embed = async () =>
    JSON.parse((await server.visitor().get(`/api/embed/${user.account.slug}`)).text).features.watermark;
  expect(await embed()).toBe(false);
  await user.send('POST', '/revoke');
  expect(await embed()).toBe(true);
});
