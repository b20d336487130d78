import { contract } from '@loan-kereta/sdk/contract';
import { legalVersion } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let number = 0;
const registration = (changes: Record<string, unknown> = {}) => {
  number += 1;
  return { name: 'Siti Aminah', email: `siti${number}@example.com`, password: 'rahsia', ...changes };
};
const register = (body: unknown) => server.visitor().post('/api/auth/register', body);
const row = (email: string) => server.db.knex('advisors').where({ email }).first();

test('a registration opens a basic, approved account and signs in', async () => {
  const client = server.visitor();
  const response = await client.post('/api/auth/register', {
    name: '  Nurul Aisyah binti Rahman ',
    email: ' Nurul@Example.COM ',
    password: ' rahsia ',
    phone: '012-345 6789',
    company: 'Perodua Klang',
  });
  expect(response.status).toBe(201);
  const { user, access } = response.as(contract.auth.register.response);
  expect(user).toMatchObject({
    email: 'nurul@example.com',
    name: 'Nurul Aisyah binti Rahman',
    effective_plan: 'basic',
    plan_label: 'Free',
    is_approved: true,
  });
  expect(access).toMatchObject({ plan: 'basic', theme_access: ['theme1', 'theme2', 'theme3'] });
  expect((await client.get('/api/auth/me')).as(contract.account.me.response).id).toBe(user.id);

  expect(await row('nurul@example.com')).toMatchObject({
    id: user.id,
    plan: 'basic',
    slug: 'nurul-aisyah-binti-rahman',
    branding_name: 'Nurul Aisyah binti Rahman',
    whatsapp: '012-345 6789',
    phone: '012-345 6789',
    company: 'Perodua Klang',
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    email_verified_at: null,
  });
  const { consents } = JSON.parse((await client.get('/api/me/export')).text);
  expect(consents).toEqual([{ version: legalVersion, created_at: expect.stringMatching(/^20.*Z$/) }]);
  const audit = await server.db.knex('audit_entries').where({ advisor_id: user.id });
  expect(audit).toMatchObject([{ action: 'registered', admin_email: null }]);
});

test('the session’s cookie is out of reach of scripts and of other sites', async () => {
  const response = await register(registration());
  const [cookie] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^lk_session=[\w-]{43}; path=\/api; expires=[^;]+; samesite=lax; httponly$/);
});

test('behind https the cookie never travels in clear', async () => {
  const secure = await startTestServer({ LK_PUBLIC_URL: 'https://kereta.test' });
  try {
    const response = await secure.visitor().post('/api/auth/register', registration());
    expect(response.headers.getSetCookie()[0]).toMatch(/; samesite=lax; secure; httponly$/);
  } finally {
    await secure.stop();
  }
});

test('phone and company may be left out or empty', async () => {
  for (const extra of [{}, { phone: '', company: '' }, { phone: null, company: null }]) {
    const body = registration(extra);
    expect((await register(body)).status).toBe(201);
    expect(await row(body.email)).toMatchObject({ phone: null, company: null, whatsapp: '' });
  }
});

test('two of one name get different addresses for their calculators', async () => {
  const bodies = [registration({ name: 'Tan Mei Ling' }), registration({ name: 'Tan Mei Ling' })];
  const responses = await Promise.all(bodies.map(register));
  expect(responses.map(response => response.status)).toEqual([201, 201]);
  const slugs = await Promise.all(bodies.map(async body => (await row(body.email)).slug));
  expect(slugs.sort()).toEqual(['tan-mei-ling', expect.stringMatching(/^tan-mei-ling-[a-z2-9]{5}$/)]);
  for (const slug of slugs) expect((await server.visitor().get(`/api/embed/${slug}`)).status).toBe(200);
});

test('ten registrations of one address at once give one account and nine clear refusals', async () => {
  const body = registration();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      register({ ...body, email: index % 2 ? body.email : body.email.toUpperCase() }),
    ),
  );
  const refused = responses.filter(response => response.status !== 201);
  expect(refused).toHaveLength(9);
  for (const response of refused)
    expect(response.problem()).toMatchObject({
      status: 409,
      code: 'email_taken',
      detail: 'There is already an account with this email address.',
    });
  expect(await server.db.knex('advisors').where({ email: body.email })).toHaveLength(1);
});

const required = 'Please fill in all required fields';
const short = 'Password must be at least 6 characters';
test.each([
  ['no body', undefined, [''], required],
  ['nothing', {}, ['password', 'name', 'email'], required],
  ['no name', registration({ name: undefined }), ['name'], required],
  ['a name of spaces', registration({ name: '   ' }), ['name'], required],
  ['a name that is a number', registration({ name: 7 }), ['name'], required],
  [
    'a name of 121 letters',
    registration({ name: 'a'.repeat(121) }),
    ['name'],
    'A name has at most 120 characters',
  ],
  ['no address', registration({ email: '' }), ['email'], required],
  ['no real address', registration({ email: 'siti' }), ['email'], 'Please enter a valid email address'],
  [
    'an address that is too long',
    registration({ email: `${'a'.repeat(250)}@example.com` }),
    ['email'],
    'An email address has at most 254 characters',
  ],
  ['no password', registration({ password: undefined }), ['password'], required],
  ['a password of five', registration({ password: '12345' }), ['password'], short],
  [
    'an empty password, which is told before the name',
    registration({ password: '', name: '' }),
    ['password', 'name'],
    short,
  ],
  [
    'an endless password',
    registration({ password: 'a'.repeat(201) }),
    ['password'],
    'Password must be at most 200 characters',
  ],
  [
    'a phone number that is none',
    registration({ phone: '12' }),
    ['phone'],
    'Please enter a phone number such as 012-345 6789',
  ],
  [
    'a company of 121 letters',
    registration({ company: 'a'.repeat(121) }),
    ['company'],
    'A company’s name has at most 120 characters',
  ],
])('%s is refused, naming every field', async (_, body, paths, detail) => {
  const response = await register(body);
  const problem = response.problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', detail });
  expect(problem.errors?.map(error => error.path)).toEqual(paths);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a body that is no JSON, or no object, is refused', async () => {
  expect((await register('{')).problem()).toMatchObject({ code: 'malformed_json' });
  expect((await register([1])).problem()).toMatchObject({ code: 'invalid_request' });
});

test('a page of another origin may not register anybody', async () => {
  const body = registration();
  const headers = { Origin: 'https://evil.example' };
  const response = await server.visitor().post('/api/auth/register', body, { headers });
  expect(response.problem()).toMatchObject({ status: 403, code: 'origin_not_allowed' });
  expect(await row(body.email)).toBeUndefined();
});

test('where approval is required, an account waits for it', async () => {
  const strict = await startTestServer({ LK_REQUIRE_APPROVAL: 'true' });
  try {
    const response = await strict.visitor().post('/api/auth/register', registration());
    expect(response.as(contract.auth.register.response).user).toMatchObject({
      is_approved: false,
      effective_plan: 'basic',
    });
  } finally {
    await strict.stop();
  }
});

test('only an accepted registration mails the confirmation link', async () => {
  const body = registration({ email: 'baharu@example.com' });
  expect((await register(body)).status).toBe(201);
  const mails = () => server.db.knex('mails').where({ address: body.email });
  expect(await mails()).toMatchObject([{ kind: 'verify', advisor_id: (await row(body.email)).id }]);
  expect((await register(body)).status).toBe(409);
  expect(await mails()).toHaveLength(1);
});

test('an address that has had its mails of the hour still gets an account', async () => {
  const email = 'banyak@example.com';
  for (let time = 0; time < 5; time++)
    await server.visitor().post('/api/auth/register', registration({ email }));
  await server.db.knex('advisors').where({ email }).update({ email: 'lain@example.com' });
  expect((await register(registration({ email }))).status).toBe(201);
  expect(await server.db.knex('mails').where({ address: email })).toHaveLength(1);
});
