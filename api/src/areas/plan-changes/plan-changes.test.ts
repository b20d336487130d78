import { contract } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import { expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import type { TestResponse } from '../../testing/client.ts';
import { TestUser } from '../../testing/users.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { timesPaid } from './price.ts';

const { server, admin } = await startWithAdmin();

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const changed = (response: TestResponse) => {
  expect([response.status, response.text]).toEqual([200, response.text]);
  return response.as(contract.planChanges.change.response);
};

test('a plan is given until a time, and what was paid for it is written down', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const user = new TestUser(server, admin, advisor);
  const expires_at = inDays(90).toISOString();
  const body = { plan: 'premium', payment_note: 'Changed via admin dashboard', expires_at };
  expect(changed(await user.send('PUT', '/plan', body))).toMatchObject({
    ...{ effective_plan: 'premium', expires_at },
    user: { plan: 'premium', plan_label: 'Monthly', version: 2 },
    undo: { plan: 'basic', expires_at: null, takes_back: expect.any(Number) },
  });
  const me = JSON.parse((await client.get('/api/auth/me')).text);
  expect(me).toMatchObject({ effective_plan: 'premium', plan_expires_at: expires_at });
  expect(await user.payments()).toMatchObject([
    {
      ...{ plan: 'premium', amount_sen: 3 * 4900, note: 'Changed via admin dashboard', takes_back: null },
      ...{ admin_id: admin.admin.id, admin_email: admin.admin.email },
    },
  ]);
  const [entry] = await user.entries();
  expect(entry).toMatchObject({ action: 'plan_changed', details: '{"paid":147}', admin_id: admin.admin.id });
  expect(JSON.parse(entry.state_before)).toEqual({ plan: 'basic', plan_expires_at: null });
  expect(JSON.parse(entry.state_after)).toEqual({ plan: 'premium', plan_expires_at: expires_at });
  const file = (await client.get('/api/me/export')).as(contract.account.export.response);
  expect(file).toMatchObject({ payments: [{ amount: 147 }], history: [{ action: 'plan_changed' }] });
  expect(JSON.stringify(file)).not.toContain('dashboard');
});

test('a note about what cost nothing stands in the history, and goes with the account', async () => {
  const password = 'rahsia saya';
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const user = new TestUser(server, admin, advisor);
  const note = { payment_note: 'Changed via simple dashboard' };
  changed(await user.send('PUT', '/plan', { plan: 'premium', amount: 0, ...note }));
  changed(await user.send('PUT', '/plan', { plan: 'basic', ...note }));
  expect(await user.payments()).toEqual([]);
  expect((await user.entries()).map(entry => JSON.parse(entry.personal ?? ''))).toEqual([note, note]);
  const { text } = await client.get('/api/me/export');
  expect(text).not.toContain('simple dashboard');
  expect((await client.delete('/api/me', { password })).status).toBe(204);
  expect((await user.entries()).filter(({ personal }) => personal !== null)).toEqual([]);
});

test.each([
  ['full', 'diamond', 24_900],
  ['lifetime', 'diamond', 24_900],
  ['diamond', 'diamond', 24_900],
  ['premium', 'premium', 4900],
] as const)('%s is a name of %s', async (name, plan, sen) => {
  const user = await TestUser.add(server, admin);
  const response = changed(await user.send('PUT', '/plan', { plan: name }));
  expect(response).toMatchObject({ effective_plan: plan, expires_at: null });
  expect((await user.payments()).map(row => [row.plan, row.amount_sen])).toEqual([[plan, sen]]);
});

test('the price is that of the day, and an amount that is said counts instead', async () => {
  const tag = (await admin.client.get('/api/admin/plans')).headers.get('ETag') ?? '';
  const { plans } = JSON.parse((await server.visitor().get('/api/plans')).text);
  const offers = plans.map((plan: { name: Plan }) =>
    plan.name === 'diamond' ? { ...plan, offer_price: 199.9 } : plan,
  );
  const headers = { 'If-Match': tag };
  expect((await admin.client.put('/api/admin/plans', { plans: offers }, { headers })).status).toBe(200);
  const paid = async (body: object) => {
    const user = await TestUser.add(server, admin);
    changed(await user.send('POST', '/plan/permanent', { plan: 'full', ...body }));
    return (await user.payments()).map(row => row.amount_sen);
  };
  expect(await paid({})).toEqual([19_990]);
  expect(await paid({ amount: 150.05 })).toEqual([15_005]);
  expect(await paid({ amount: 0 })).toEqual([]);
});

test('basic has no end, costs nothing, and what is given twice is paid once', async () => {
  const user = await TestUser.add(server, admin, { plan: 'diamond' });
  const basic = await user.send('PUT', '/plan', { plan: 'basic', expires_at: inDays(3).toISOString() });
  expect(changed(basic)).toMatchObject({ effective_plan: 'basic', expires_at: null });
  expect(changed(await user.send('POST', '/plan/permanent', { plan: 'basic' })).undo).toBeNull();
  changed(await user.send('PUT', '/plan', { plan: 'full' }));
  expect(changed(await user.send('PUT', '/plan', { plan: 'diamond' })).undo).toBeNull();
  expect(await user.payments()).toHaveLength(1);
  expect(await user.entries()).toHaveLength(2);
});

test.each([1, 3, 7, 30])('premium for %s days from now is a gift', async days => {
  const user = await TestUser.add(server, admin, { plan: 'diamond' });
  const before = inDays(days);
  const { expires_at, effective_plan } = changed(await user.send('POST', '/plan/time', { days }));
  expect(effective_plan).toBe('premium');
  expect(new Date(expires_at ?? '').getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(new Date(expires_at ?? '').getTime()).toBeLessThanOrEqual(inDays(days).getTime());
  expect(await user.payments()).toEqual([]);
});

test('a lifetime is diamond without an end, and may have been paid for', async () => {
  const user = await TestUser.add(server, admin);
  const body = { days: -1, lifetime: true, amount: 249, payment_note: 'DuitNow' };
  expect(changed(await user.send('POST', '/plan/time', body))).toMatchObject({
    ...{ effective_plan: 'diamond', expires_at: null },
  });
  expect(await user.payments()).toMatchObject([{ amount_sen: 24_900, note: 'DuitNow' }]);
});

const ahead = 'End of the plan: Use a time that is still to come.';
test.each([
  ['/plan', {}, 'plan', /^Plan: Choose one of these/],
  ['/plan', { plan: 'gold' }, 'plan', /^Plan: Choose one of these: basic, free, guest/],
  ['/plan', { plan: 'premium', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at', ahead],
  ['/plan', { plan: 'premium', expires_at: '2098-01-01T00:00:00Z' }, 'expires_at', /within 10 years\.$/],
  ['/plan', { plan: 'premium', expires_at: '2999-01-01T00:00:00Z' }, 'expires_at', /2000 to 2099\.$/],
  ['/plan', { plan: 'premium', expires_at: 'soon' }, 'expires_at', /Use a time such as/],
  ['/plan', { plan: 'premium', amount: -1 }, 'amount', 'Amount paid: Use at least 0.'],
  ['/plan', { plan: 'premium', amount: 1e7 }, 'amount', 'Amount paid: Use at most 100,000.'],
  ['/plan', { plan: 'premium', amount: 0.001 }, 'amount', 'Amount paid: Use at most two decimals.'],
  ['/plan', { plan: 'basic', amount: 1 }, 'amount', 'Amount paid: The Basic plan is free.'],
  [
    '/plan',
    { plan: 'premium', payment_note: 'x'.repeat(201) },
    'payment_note',
    'Payment note: Use at most 200 characters.',
  ],
  ['/plan/time', { days: 2 }, 'days', 'Days: Choose one of these: 1, 3, 7, 30, -1.'],
  ['/plan/time', { days: -1 }, 'lifetime', 'Lifetime: A lifetime has -1 days.'],
  ['/plan/time', { days: 3, lifetime: true }, 'lifetime', 'Lifetime: A lifetime has -1 days.'],
  ['/plan/permanent', { plan: 'premium' }, 'plan', 'Plan: Choose one of these: basic, full.'],
])('%s with %j is refused', async (path, body, field, message) => {
  const user = await TestUser.add(server, admin);
  const problem = (await user.send(path === '/plan' ? 'PUT' : 'POST', path, body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ path: field }] });
  expect(problem.detail).toMatch(message);
  expect([await user.entries(), await user.payments()]).toEqual([[], []]);
});

test('a refusal is in the language of whoever asks', async () => {
  const { id } = (await TestUser.add(server, admin)).account;
  const body = { plan: 'premium', expires_at: '2020-01-01T00:00:00Z' };
  const headers = { 'If-Match': '*', 'Accept-Language': 'ms' };
  const response = await admin.client.put(`/api/admin/users/${id}/plan`, body, { headers });
  expect(response.problem().detail).toBe('Tamat pelan: Guna masa yang belum tiba.');
});

const now = new Date('2026-11-22T00:00:00Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
test.each([
  ['a trial', undefined, { plan: 'premium', expiresAt: after(7) }, 0],
  ['a month', undefined, { plan: 'premium', expiresAt: after(30) }, 1],
  ['a year', undefined, { plan: 'premium', expiresAt: after(365) }, 12],
  [
    'a month more',
    { plan: 'premium', plan_expires_at: after(20) },
    { plan: 'premium', expiresAt: after(50) },
    1,
  ],
  [
    'a month after it has lapsed',
    { plan: 'premium', plan_expires_at: after(-20) },
    { plan: 'premium', expiresAt: after(30) },
    1,
  ],
  [
    'less than before',
    { plan: 'premium', plan_expires_at: null },
    { plan: 'premium', expiresAt: after(90) },
    0,
  ],
  ['a step down', { plan: 'diamond', plan_expires_at: null }, { plan: 'premium', expiresAt: after(30) }, 1],
  [
    'diamond after premium',
    { plan: 'premium', plan_expires_at: null },
    { plan: 'diamond', expiresAt: null },
    1,
  ],
  ['diamond on trial', undefined, { plan: 'diamond', expiresAt: after(90) }, 0],
  [
    'diamond after a trial of it',
    { plan: 'diamond', plan_expires_at: after(7) },
    { plan: 'diamond', expiresAt: null },
    1,
  ],
  ['basic', { plan: 'diamond', plan_expires_at: null }, { plan: 'basic', expiresAt: null }, 0],
] as const)('%s is paid as often as it is bought', (_, account, choice, times) => {
  expect(timesPaid(account, choice, now)).toBe(times);
});
