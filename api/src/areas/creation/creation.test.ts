import { contract } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { startWithAdmin } from '../../testing/with-admin.ts';

const path = '/api/admin/users/create';
const { server, admin } = await startWithAdmin();

const form = {
  name: 'Siti Aminah',
  email: ' Siti@Example.com',
  whatsapp: '012-345 6789',
  brand_name: 'Siti Perodua Klang',
  plan: 'premium',
  expires_at: '',
};
let count = 0;
const someone = (changes: object = {}) => ({
  ...form,
  email: `siti-${++count}@example.com`,
  expires_at: new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString(),
  ...changes,
});
const advisorsBy = (email: string) => server.db.knex('advisors').where({ email });

test('an account is made with a password that is shown once and changed at the first sign-in', async () => {
  const body = someone({ email: ' Siti@Example.com' });
  const response = await admin.client.post(path, body);
  expect([response.status, response.text]).toEqual([201, response.text]);
  const { user, password, welcome } = response.as(contract.creation.create.response);
  expect(user).toMatchObject({
    ...{ name: form.name, email: 'siti@example.com', whatsapp: form.whatsapp, brand_name: form.brand_name },
    ...{ plan: 'premium', is_approved: true, version: 1, access: { expires_at: body.expires_at } },
  });
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  for (const part of ['siti@example.com', password, 'Premium', 'http://kereta.test/login'])
    expect(welcome.text).toContain(part);
  expect(welcome.link).toBe(`https://wa.me/60123456789?text=${encodeURIComponent(welcome.text)}`);

  const siti = server.visitor();
  const signedIn = await siti.post('/api/auth/login', { email: 'siti@example.com', password });
  expect(signedIn.as(contract.auth.login.response).user).toMatchObject({
    ...{ effective_plan: 'premium', must_change_password: true },
  });
  const save = () => siti.post('/api/me/profile', { headline: 'Hai' });
  expect((await save()).problem().code).toBe('password_change_required');
  const passwords = { current_password: password, new_password: 'kata baharu saya' };
  expect((await siti.post('/api/auth/password', passwords)).status).toBe(204);
  expect((await save()).status).toBe(200);

  expect(await server.db.knex('payments').where({ advisor_id: user.id })).toMatchObject([
    { plan: 'premium', amount_sen: 4900, admin_email: admin.admin.email },
  ]);
  const [entry] = await server.db.knex('audit_entries').where({ advisor_id: user.id }).orderBy('id');
  expect(entry).toMatchObject({ action: 'user_created', admin_id: admin.admin.id, details: '{"paid":49}' });
  for (const table of ['advisors', 'audit_entries', 'mails', 'idempotency_keys', 'payments', 'notes'])
    expect(JSON.stringify(await server.db.knex(table))).not.toContain(password);
  expect(server.log.join()).not.toContain(password);
});

test('a repeated request makes one account, and its answer has the password, which is kept sealed', async () => {
  const [body, headers] = [someone(), { 'Idempotency-Key': 'make-this-account-once' }];
  const first = await admin.client.post(path, body, { headers });
  const again = await admin.client.post(path, body, { headers });
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(await advisorsBy(body.email)).toHaveLength(1);
  const { password } = JSON.parse(first.text);
  expect(JSON.stringify(await server.db.knex('idempotency_keys'))).not.toContain(password);
});

test('of two who make the same account at once one is told that it is there', async () => {
  const other = await server.signedInAdmin();
  const body = someone();
  const responses = await Promise.all([admin, other].map(({ client }) => client.post(path, body)));
  expect(responses.map(response => response.status).sort()).toEqual([201, 409]);
  expect(responses.find(response => response.status === 409)?.problem().code).toBe('email_taken');
  expect(await advisorsBy(body.email)).toHaveLength(1);
});

test('the least that is needed makes a basic account, shown under its name; a name may be taken', async () => {
  const { name, whatsapp } = form;
  for (const expires_at of [null, undefined]) {
    const { email } = someone();
    const response = await admin.client.post(path, { name, email, whatsapp, expires_at });
    const { user, welcome } = response.as(contract.creation.create.response);
    expect(user).toMatchObject({ plan: 'basic', brand_name: name, access: { expires_at: null } });
    expect(user.slug).toMatch(/^siti-aminah-/);
    expect(welcome.text).toContain('tiada tarikh tamat');
    expect(await server.db.knex('payments').where({ advisor_id: user.id })).toEqual([]);
  }
});

test.each([
  [{ name: undefined }, 'name', 'Please fill in all required fields'],
  [{ email: ' ' }, 'email', 'Please fill in all required fields'],
  [{ whatsapp: undefined }, 'whatsapp', 'Please fill in all required fields'],
  [{ email: 'siti' }, 'email', 'Please enter a valid email address'],
  [{ whatsapp: '123' }, 'whatsapp', 'Please enter a phone number such as 012-345 6789'],
  [{ plan: 'gold' }, 'plan', /Choose one of these/],
  [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at', /still to come/],
  [{ brand_name: 'x'.repeat(51) }, 'brand_name', /at most 50/],
])('an account with %j is refused', async (changes, field, message) => {
  const body = someone(changes);
  const problem = (await admin.client.post(path, body)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ path: field }] });
  expect(problem.detail).toMatch(message);
  expect(await advisorsBy(body.email)).toEqual([]);
});
