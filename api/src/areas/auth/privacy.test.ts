import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const secrets = {
  email: 'nurul.aisyah@example.com',
  password: 'rahsia saya sendiri',
  phone: '012-345 6789',
  digits: '60123456789',
  other: 'kata laluan baharu',
};
let server: TestServer;
beforeAll(async () => {
  // A mail server that nobody runs, so that a mail's failure is logged as well.
  server = await startTestServer({ LK_LOG_LEVEL: 'trace', LK_SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => server.stop());

test('no log line of a whole life with the API holds an address, a password, a token or a phone number', async () => {
  const { email, password, phone, other } = secrets;
  const client = server.visitor();
  const tokens: string[] = [];
  const keep = () => tokens.push(...client.cookies.values());
  const registration = { name: 'Nurul Aisyah', email, password, phone };

  await client.post('/api/auth/register', registration);
  keep();
  await client.post('/api/auth/register', registration);
  await client.post('/api/auth/register', `{"email":"${email}","password":"${password}"`);
  await client.post('/api/auth/login', { email, password: other });
  await client.post(`/api/auth/login?${new URLSearchParams({ email, password })}`);
  keep();
  await client.post('/api/me/profile', { whatsapp: phone, branding_name: 'Aisyah' });
  await client.post('/api/auth/verification');
  await client.post('/api/auth/password/forgot', { email });
  await client.post('/api/auth/password', { current_password: password, new_password: other });
  keep();
  await client.get('/api/me/export');
  const admin = await server.signedInAdmin();
  tokens.push(admin.bearer);
  await admin.client.get('/api/admin/verify', { headers: { Authorization: `Bearer ${admin.bearer}` } });

  // A failure of the database, which names what it was asked.
  await server.db.knex.schema.renameTable('slugs', 'hidden_slugs');
  const failed = await server.visitor().post('/api/auth/register', { ...registration, email: `x${email}` });
  expect(failed.problem()).toMatchObject({ status: 500, code: 'internal' });
  await server.db.knex.schema.renameTable('hidden_slugs', 'slugs');
  await client.delete('/api/me', { password: other });
  await server.drain();

  const log = server.log.join('');
  expect(log).toContain('background work failed');
  expect(log).toContain('request failed');
  expect(log.match(/"path":"\/api\/auth\/register"/g)?.length).toBe(4);
  for (const secret of [...Object.values(secrets), ...tokens, encodeURIComponent(email)])
    expect(log).not.toContain(secret);
});
