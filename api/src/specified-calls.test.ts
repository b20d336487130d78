import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor, hashOf, type SignedInAdmin, type SignedInAdvisor } from './testing/accounts.ts';
import { formWith, picture } from './testing/pictures.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let advisor: SignedInAdvisor;
let admin: SignedInAdmin;
let photo: FormData;
const password = 'a-long-enough-secret-7';

beforeAll(async () => {
  server = await startTestServer();
  advisor = await server.signedInAdvisor({ plan: 'diamond', password_hash: await hashOf(password) });
  admin = await server.signedInAdmin();
  await server.db
    .knex('admins')
    .where({ id: admin.admin.id })
    .update({ password_hash: await hashOf(password) });
  photo = formWith(await picture(64, 64).jpeg().toBuffer());
});
afterAll(() => server.stop());

const expectSuccess = async (
  { client }: Pick<SignedInAdmin, 'client'>,
  method: string,
  path: string,
  body?: unknown,
) => {
  const response = await client.send(method, path, body === undefined ? {} : { body });
  expect(response.status, `${method} ${path}: ${response.text}`).toBeLessThan(300);
  return response.text === '' ? undefined : JSON.parse(response.text);
};

const visitor = () => ({ client: server.visitor() });

test('the calls of a visitor succeed with the specified payloads', async () => {
  await expectSuccess(visitor(), 'POST', '/api/auth/login', { email: advisor.advisor.email, password });
  await expectSuccess(visitor(), 'POST', '/api/auth/register', {
    name: 'Siti',
    email: 'siti.specified@example.com',
    password: 'another-long-secret-7',
    phone: '012-345 6789',
    company: 'Kereta Sdn Bhd',
  });
  await expectSuccess(visitor(), 'POST', '/api/admin/login', { email: admin.admin.email, password });
  for (const path of ['/models', '/plans', '/']) await expectSuccess(visitor(), 'GET', `/api${path}`);
  await expectSuccess(visitor(), 'GET', '/data/perodua.models.json?ts=1764000000000');
});

test('the calls of an advisor succeed with the specified payloads', async () => {
  const profile = { branding_name: 'Siti', whatsapp: '012-345 6789', photo_url: '' };
  for (const path of ['/auth/me', '/me/profile', '/user/access', '/theme-presets'])
    await expectSuccess(advisor, 'GET', `/api${path}`);
  const { url } = await expectSuccess(advisor, 'POST', '/api/upload', photo);
  await expectSuccess(advisor, 'POST', '/api/me/profile', { ...profile, uploaded_image: url });
  await expectSuccess(advisor, 'POST', '/api/me/profile', { themeKey: 'theme-02' });
  await expectSuccess(advisor, 'POST', '/api/me/profile', { ...profile, headline: 'Siti' });
  await expectSuccess(advisor, 'POST', '/api/theme-presets', {
    name: 'Preset 1',
    description: 'Custom theme layout',
    components: defaultLayout.components,
    result_card_style: { style: 'flat', size: 'medium', shape: 'rounded' },
  });
});

test('documents are saved with what their GET answered and no If-Match', async () => {
  for (const path of ['/api/models/editor', '/api/prices']) {
    const { items } = await expectSuccess(admin, 'GET', path);
    await expectSuccess(admin, 'PUT', path, { items });
    await expectSuccess(admin, 'PUT', path, { items });
  }
  const { details } = await server.db.knex('audit_entries').orderBy('id', 'desc').first();
  expect(JSON.parse(details)).toMatchObject({ without_version: true });
});

test('the calls of the models screen succeed with the specified payloads', async () => {
  const added = { brand: 'Perodua', model: 'Axia', variant: '1.0 Z', price: 41000, rate: 2.9 };
  const { id } = await expectSuccess(admin, 'POST', '/api/models', added);
  await expectSuccess(admin, 'PATCH', `/api/models/${id}`, { ...added, price: 42000 });
  await expectSuccess(admin, 'DELETE', `/api/models/${id}`);
});

test('the calls of an admin succeed with the specified payloads', async () => {
  for (const path of ['/verify', '/stats', '/stats/enhanced', '/users'])
    await expectSuccess(admin, 'GET', `/api/admin${path}`);
  const { id } = await addAdvisor(server.db, server.clock.now);
  const expires_at = new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const ofUser: [method: string, path: string, body?: unknown][] = [
    ['PUT', '/plan', { plan: 'premium', payment_note: 'Changed via the admin dashboard', expires_at }],
    ['PUT', '/plan', { plan: 'diamond', payment_note: 'Changed via the admin dashboard' }],
    ['POST', '/plan/time', { days: 7 }],
    ['POST', '/plan/time', { days: -1, lifetime: true }],
    ['POST', '/plan/permanent', { plan: 'basic' }],
    ['POST', '/plan/permanent', { plan: 'full' }],
    ['POST', '/penalty', { duration: '4h' }],
    ['POST', '/revoke'],
    ['POST', '/approve'],
    ['POST', '/reset-password'],
    ['POST', '/force-logout'],
    ['POST', '/notes', { notes: 'Called back' }],
    ['GET', '/audit'],
    ['DELETE', ''],
  ];
  for (const [method, path, body] of ofUser)
    await expectSuccess(admin, method, `/api/admin/users/${id}${path}`, body);
  const created = { name: 'Ali', email: 'ali.specified@example.com', whatsapp: '012-345 6789' };
  await expectSuccess(admin, 'POST', '/api/admin/users/create', {
    ...created,
    brand_name: 'Ali Kereta',
    plan: 'premium',
    expires_at,
  });
  await expectSuccess(admin, 'POST', '/api/admin/logout');
});

test('PUT /admin/users/:id/plan answers 409 for a stale If-Match and records a missing one', async () => {
  const boss = await server.signedInAdmin();
  const { id } = await addAdvisor(server.db, server.clock.now);
  const path = `/api/admin/users/${id}/plan`;
  await expectSuccess(boss, 'PUT', path, { plan: 'diamond', payment_note: 'Cash' });
  const stale = await boss.client.put(path, { plan: 'basic' }, { headers: { 'If-Match': '"1"' } });
  expect(stale.problem()).toMatchObject({ status: 409, code: 'stale_version' });
  const { items } = await expectSuccess(boss, 'GET', `/api/admin/users/${id}/audit`);
  expect(items[0].details).toMatchObject({ without_version: true });
});
