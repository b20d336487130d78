import { contract } from '@loan-kereta/sdk/contract';
import { beforeEach, expect, test } from 'vitest';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin({ LK_SUPPORT_WHATSAPP: '60199998888' });
let tag: string;
beforeEach(async () => {
  tag = (await admin.client.get('/api/admin/plans')).headers.get('ETag') ?? '';
});

const basic = { name: 'basic', price: 0, description: 'Free', is_popular: false };
const premium = { name: 'premium', price: 59.9, offer_price: 49.5, description: 'A month', is_popular: true };
const diamond = { name: 'diamond', price: 299, description: 'Once', is_popular: false };
const offers = async () => JSON.parse((await server.visitor().get('/api/plans')).text).plans;
const save = (plans: unknown, { client } = admin, seen = tag) =>
  client.put('/api/admin/plans', { plans }, { headers: { 'If-Match': seen } });

test('anybody sees the plans and their prices', async () => {
  const response = await server.visitor().get('/api/plans');
  const { plans, support_whatsapp } = response.as(contract.plans.list.response);
  expect(support_whatsapp).toBe('60199998888');
  expect(plans).toEqual([
    { name: 'basic', price: 0, description: expect.any(String), is_popular: false },
    { name: 'premium', price: 49, description: expect.any(String), is_popular: true },
    { name: 'diamond', price: 249, description: expect.any(String), is_popular: false },
  ]);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('what an admin saves is what everybody sees at once, and the history has both', async () => {
  const before = await offers();
  const response = await save([diamond, premium, { ...basic, offer_price: null }]);
  const { plans } = response.as(contract.adminPlans.save.response);
  expect(plans).toEqual([diamond, premium, basic]);
  expect(await offers()).toEqual(plans);
  expect(response.headers.get('ETag')).not.toBe(tag);
  const [row] = await server.db.knex('audit_entries').where({ action: 'plans_saved' }).orderBy('id', 'desc');
  expect(row).toMatchObject({ admin_email: admin.admin.email, advisor_id: null });
  expect(JSON.parse(row.state_before).premium.price).toBe(before[1].price);
  expect(JSON.parse(row.state_after).premium).toEqual({
    ...{ price: 59.9, offer_price: 49.5, description: 'A month', is_popular: true },
  });
});

test('of two who edit the same plans one is told who was quicker, and loses nothing unseen', async () => {
  const other = await server.signedInAdmin();
  const price = (amount: number) => [basic, { ...premium, price: amount }, diamond];
  const responses = await Promise.all([save(price(61)), save(price(62), other)]);
  const [won, lost] = responses.toSorted((one, another) => one.status - another.status);
  expect(won?.status).toBe(200);
  const winner = responses[0] === won ? admin : other;
  expect(lost?.problem()).toMatchObject({ status: 409, code: 'stale_version' });
  expect(lost?.problem().detail).toContain(winner.admin.email);
  expect(await offers()).toEqual(JSON.parse(won?.text ?? '').plans);
});

test('PUT /api/admin/plans without If-Match saves, and its audit entry says so', async () => {
  const response = await admin.client.put('/api/admin/plans', { plans: [basic, premium, diamond] });
  expect(response.status).toBe(200);
  const { details } = await server.db.knex('audit_entries').orderBy('id', 'desc').first();
  expect(JSON.parse(details)).toMatchObject({ without_version: true });
});

const each = 'Plans: Name each of these plans once: basic, premium, diamond.';
test.each([
  [[basic, premium], 'plans', each],
  [[basic, premium, diamond, diamond], 'plans', each],
  [[basic, premium, premium], 'plans', each],
  [[{ ...basic, price: 1 }, premium, diamond], 'plans.0.price', 'Plan 1, Price: The Basic plan is free.'],
  [
    [basic, { ...premium, offer_price: 59.9 }, diamond],
    'plans.1.offer_price',
    'Plan 2, Offer price: An offer is lower than the price.',
  ],
  [
    [basic, premium, { ...diamond, price: 1.005 }],
    'plans.2.price',
    'Plan 3, Price: Use at most two decimals.',
  ],
  [[basic, premium, { ...diamond, price: -1 }], 'plans.2.price', 'Plan 3, Price: Use at least 0.'],
  [[basic, premium, { ...diamond, price: 1e9 }], 'plans.2.price', 'Plan 3, Price: Use at most 100,000.'],
  [
    [basic, premium, { ...diamond, description: ' ' }],
    'plans.2.description',
    'Plan 3, Description: Please fill this in.',
  ],
])('plans that are wrong are refused (%#)', async (plans, path, message) => {
  const before = await offers();
  const problem = (await save(plans)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', detail: message });
  expect(problem.errors).toEqual([{ path, message }]);
  expect(await offers()).toEqual(before);
});
