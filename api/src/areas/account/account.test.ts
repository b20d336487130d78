import { contract } from '@loan-kereta/sdk/contract';
import { themes } from '@loan-kereta/sdk/plans';
import { accountLimits } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const ownerEmail = 'owner@example.com';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_OWNER_EMAIL: 'Owner@Example.com' });
});
afterAll(() => server.stop());

const keysOf = (count: number) => themes.slice(0, count).map(theme => `theme${theme.number}`);
const row = (id: number) => server.db.knex('advisors').where({ id }).first();
const tomorrow = () => new Date(server.clock.now().getTime() + 86_400_000);

test('who is signed in is told in exactly the fields of the product’s pages', async () => {
  const expiry = new Date('2031-01-31T15:59:59.123Z');
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium', plan_expires_at: expiry });
  const before = Date.now();
  const me = JSON.parse((await client.get('/api/auth/me')).text);
  expect(me).toEqual({
    id: advisor.id,
    email: advisor.email,
    name: 'Siti Aminah',
    effective_plan: 'premium',
    plan_type: 'premium',
    plan_label: 'Monthly',
    plan_expires_at: '2031-01-31T15:59:59.123Z',
    is_approved: true,
    penalty_until: null,
    server_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    effective_features: {
      themes_unlocked: 15,
      themes_access: keysOf(15),
      presenter_mode: true,
      custom_color: true,
      edit_data: false,
      watermark: false,
      share: true,
      own_layouts: true,
      own_branding: false,
    },
  });
  expect(Date.parse(me.server_time)).toBeGreaterThanOrEqual(before);
});

test('what the account may use is told in exactly the fields of the product’s pages', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  expect(JSON.parse((await client.get('/api/user/access')).text)).toEqual({
    plan: 'diamond',
    features: {
      custom_color: true,
      edit_data: true,
      presenter_mode: true,
      watermark: false,
      share: true,
      own_layouts: true,
      own_branding: true,
    },
    theme_access: keysOf(20),
    expires_at: null,
  });
});

test.each([
  ['expired', () => ({ plan_expires_at: server.clock.now() })],
  ['not approved', () => ({ is_approved: false })],
  ['penalized', () => ({ penalty_until: tomorrow() })],
] as const)(
  'a plan that has %s is basic everywhere at once, and the session goes on',
  async (_, withheld) => {
    const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond', theme_key: 'theme-20' });
    const seen = async () => ({
      me: (await client.get('/api/auth/me')).as(contract.account.me.response),
      access: (await client.get('/api/user/access')).as(contract.account.access.response),
    });
    expect((await seen()).me.effective_plan).toBe('diamond');
    await server.db.knex('advisors').where({ id: advisor.id }).update(withheld());

    const { me, access } = await seen();
    expect(me).toMatchObject({ effective_plan: 'basic', plan_type: 'diamond', plan_label: 'Free' });
    expect(me.effective_features).toMatchObject({ themes_unlocked: 3, watermark: true, edit_data: false });
    expect(access).toMatchObject({ plan: 'basic', theme_access: keysOf(3) });
    const embed = await server.visitor().get(`/api/embed/${advisor.slug}`);
    expect(embed.as(contract.embed.get.response)).toMatchObject({ plan: 'basic', themeKey: 'theme-01' });
  },
);

test.each([
  ['full', 'diamond'],
  ['lifetime', 'diamond'],
  ['free', 'basic'],
  ['guest', 'basic'],
  ['a name that no plan has', 'basic'],
])('a plan that is stored as %s is %s wherever it is read', async (stored, plan) => {
  const { client, advisor } = await server.signedInAdvisor();
  await server.db
    .knex('advisors')
    .where({ id: advisor.id })
    .update({ plan: stored.slice(0, 20), palette: 'one of before' });
  const me = (await client.get('/api/auth/me')).as(contract.account.me.response);
  expect(me).toMatchObject({ plan_type: plan, effective_plan: plan });
  for (const path of ['/api/user/access', '/api/me/profile', '/api/me/export', `/api/embed/${advisor.slug}`])
    expect((await client.get(path)).status, path).toBe(200);
  expect(JSON.parse((await client.get('/api/me/export')).text).account.plan).toBe(plan);
});

test('a plan runs out while nobody does anything, and who asks again is sent no more than that', async () => {
  const { client } = await server.signedInAdvisor({
    plan: 'premium',
    plan_expires_at: new Date(server.clock.now().getTime() + 30 * 60_000),
  });
  server.clock.advance({ minutes: 29 });
  const first = await client.get('/api/user/access');
  expect(JSON.parse(first.text).plan).toBe('premium');
  // Another person's browser may not have it, and its own asks each time.
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const again = await client.get('/api/user/access', { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  server.clock.advance({ minutes: 1 });
  expect(JSON.parse((await client.get('/api/user/access', { headers })).text).plan).toBe('basic');
});

test('mails are written in the language that the owner reads, and in every language until that is known', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const settings = async () => JSON.parse((await client.get('/api/me/account')).text);
  expect(await settings()).toEqual({
    email: advisor.email,
    email_verified: false,
    language: null,
    name: advisor.name,
    phone: null,
    company: null,
    shared: false,
    created_at: expect.any(String),
  });
  const subjectOf = async (count: number) => {
    await client.post('/api/auth/verification');
    await server.mails.tokenTo(advisor.email, count);
    return (await server.mails.to(advisor.email)).at(-1)?.subject;
  };
  expect(await subjectOf(1)).toBe('Sahkan alamat e-mel anda · Confirm your email address · 验证您的电邮');
  const chosen = await client.patch('/api/me/account', { language: 'zh' });
  expect(JSON.parse(chosen.text).language).toBe('zh');
  expect((await settings()).language).toBe('zh');
  expect(await subjectOf(2)).toBe('验证您的电邮');
  const refused = await client.patch('/api/me/account', { language: 'fr' });
  expect(refused.problem()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'language' }] });
  expect((await settings()).language).toBe('zh');
});

test('an owner says who they are as at the registration, and what is not sent stays', async () => {
  const { client, advisor } = await server.signedInAdvisor({ branding_name: '', phone: '012-345 6789' });
  const settings = async () => JSON.parse((await client.get('/api/me/account')).text);
  const shown = async () =>
    JSON.parse((await server.visitor().get(`/api/embed/${advisor.slug}`)).text).advisor.branding_name;
  expect(await shown()).toBe(advisor.name);

  const changed = await client.patch('/api/me/account', { name: ' Siti Aminah ', company: 'Perodua Klang' });
  const known = { name: 'Siti Aminah', phone: '012-345 6789', company: 'Perodua Klang', language: null };
  expect(JSON.parse(changed.text)).toMatchObject(known);
  expect(await settings()).toMatchObject(known);
  expect(JSON.parse((await client.get('/api/auth/me')).text).name).toBe('Siti Aminah');
  // Buyers see it who are shown no other name.
  expect(await shown()).toBe('Siti Aminah');
  // As it answers them, it takes them.
  expect((await client.patch('/api/me/account', { phone: null, company: null })).status).toBe(200);
  await client.patch('/api/me/account', { phone: '', company: ' ' });
  expect(await settings()).toMatchObject({ name: 'Siti Aminah', phone: null, company: null });

  for (const [path, value, detail] of [
    ['name', ' ', 'Please fill in all required fields'],
    ['name', 'x'.repeat(accountLimits.name + 1), `A name has at most ${accountLimits.name} characters`],
    ['phone', 'twelve', 'Please enter a phone number such as 012-345 6789'],
    ['company', 'a\nb', 'Company: Use one line, without control characters.'],
  ] as const) {
    const refused = await client.patch('/api/me/account', { [path]: value });
    expect(refused.problem()).toMatchObject({ code: 'invalid_request', detail, errors: [{ path }] });
  }
  expect(await settings()).toMatchObject({ name: 'Siti Aminah', phone: null, company: null });
});

test('that an account’s calculator was shared is kept from the first time on', async () => {
  const { client } = await server.signedInAdvisor();
  const shared = async () => JSON.parse((await client.get('/api/me/account')).text).shared;
  const since = async () => JSON.parse((await client.get('/api/me/export')).text).account.shared_at;
  expect([await shared(), await since()]).toEqual([false, null]);
  expect((await client.patch('/api/me/account', { shared: true })).status).toBe(200);
  const first = await since();
  expect([await shared(), typeof first]).toEqual([true, 'string']);
  expect((await client.patch('/api/me/account', { shared: false })).status).toBe(400);
  await client.patch('/api/me/account', { shared: true, name: 'Siti Aminah' });
  expect([await shared(), await since()]).toEqual([true, first]);
});

test('a new account reads what its owner’s browser asked for', async () => {
  const client = server.visitor();
  const body = { name: 'Mei Ling', email: 'mei-ling@example.com', password: 'satu dua tiga' };
  await client.post('/api/auth/register', body, { headers: { 'Accept-Language': 'zh-CN,zh;q=0.9' } });
  expect(JSON.parse((await client.get('/api/me/account')).text).language).toBe('zh');
});

test.each([
  ['GET', '/api/auth/me'],
  ['GET', '/api/user/access'],
  ['GET', '/api/me/export'],
  ['GET', '/api/me/account'],
  ['PATCH', '/api/me/account'],
  ['DELETE', '/api/me'],
  ['GET', '/api/me/owner'],
  ['POST', '/api/me/owner'],
  ['POST', '/api/auth/verification'],
  ['POST', '/api/auth/verification/confirm'],
])('%s %s needs an advisor’s session; an admin’s is none', async (method, path) => {
  for (const client of [server.visitor(), (await server.signedInAdmin()).client])
    expect((await client.send(method, path)).problem()).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    });
});

test('a confirmed address needs the mail’s link, used while signed in to that account', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const other = await server.signedInAdvisor();
  expect((await client.post('/api/auth/verification')).status).toBe(204);
  const token = await server.mails.tokenTo(advisor.email);
  const confirm = (visitor: typeof client) => visitor.post('/api/auth/verification/confirm', { token });

  expect((await confirm(other.client)).problem()).toMatchObject({
    status: 403,
    code: 'link_of_another_account',
  });
  expect((await row(advisor.id)).email_verified_at).toBeNull();
  expect((await row(other.advisor.id)).email_verified_at).toBeNull();

  expect((await confirm(client)).status).toBe(204);
  expect((await row(advisor.id)).email_verified_at).not.toBeNull();
  expect((await confirm(client)).problem().code).toBe('link_not_valid');
});

test.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: 'a'.repeat(101) }]])(
  'confirming with %j is refused',
  async body => {
    const { client } = await server.signedInAdvisor();
    const problem = (await client.post('/api/auth/verification/confirm', body)).problem();
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ path: 'token' }] });
  },
);

test('the owner activates Diamond once the address is confirmed, and the audit says so', async () => {
  const { client, advisor } = await server.signedInAdvisor({
    email: ownerEmail,
    is_approved: false,
    plan_expires_at: new Date('2026-01-01T00:00:00Z'),
  });
  const state = async () => JSON.parse((await client.get('/api/me/owner')).text);
  expect(await state()).toEqual({ is_owner: true, email_verified: false });
  const refused = await client.post('/api/me/owner');
  expect(refused.problem()).toMatchObject({ status: 403, code: 'email_not_verified' });
  expect((await row(advisor.id)).plan).toBe('basic');

  await client.post('/api/auth/verification');
  const token = await server.mails.tokenTo(ownerEmail);
  await client.post('/api/auth/verification/confirm', { token });
  expect(await state()).toEqual({ is_owner: true, email_verified: true });
  const response = await client.post('/api/me/owner');
  expect(response.as(contract.account.activateOwner.response)).toMatchObject({
    effective_plan: 'diamond',
    plan_label: 'Lifetime',
    plan_expires_at: null,
  });
  expect(await row(advisor.id)).toMatchObject({ plan: 'diamond', plan_expires_at: null });
  const audit = await server.db.knex('audit_entries').where({ advisor_id: advisor.id }).orderBy('id');
  expect(audit.map(entry => entry.action)).toEqual(['email_verified', 'owner_diamond_activated']);
  expect(audit[1].actor).toBe('owner');
  const ended = { plan: 'basic', plan_expires_at: '2026-01-01T00:00:00.000Z', is_approved: false };
  expect(JSON.parse(audit[1].state_before)).toEqual(ended);
  const given = { plan: 'diamond', plan_expires_at: null, is_approved: true };
  expect(JSON.parse(audit[1].state_after)).toEqual(given);
});

test('nobody else can, confirmed or not', async () => {
  const { client, advisor } = await server.signedInAdvisor({ email_verified_at: new Date() });
  expect(JSON.parse((await client.get('/api/me/owner')).text)).toEqual({
    is_owner: false,
    email_verified: true,
  });
  expect((await client.post('/api/me/owner')).problem()).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await row(advisor.id)).plan).toBe('basic');
});

test('where no owner is named there is none', async () => {
  const ownerless = await startTestServer();
  try {
    const { client } = await ownerless.signedInAdvisor({ email_verified_at: new Date() });
    expect((await client.post('/api/me/owner')).problem().code).toBe('forbidden');
  } finally {
    await ownerless.stop();
  }
});
