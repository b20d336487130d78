import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  '/login?email=a%40b.my&password=hunter2secret',
  '/login?password=hunter2secret&password=x',
  '/register?confirmation=hunter2secret',
  '/account?current_password=hunter2secret',
  '/a/demo-basic?password=hunter2secret',
  '/admin/login?code=hunter2secret',
])('GET %s is refused, and its query is not logged', async path => {
  const response = await server.visitor().get(path, { headers: { 'Accept-Language': 'ms' } });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.text).toContain('Kata laluan tidak boleh');
  expect(response.text + server.log.join('')).not.toContain('hunter2secret');
});

test('GET of the API with a password in its query answers 400', async () => {
  const response = await server.visitor().get('/api/models?password=hunter2secret');
  expect(response.problem()).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(server.log.join('')).not.toContain('hunter2secret');
});

test('an address with a code that is nobody’s secret is read', async () => {
  expect((await server.visitor().get('/a/demo-basic?code=SALE')).status).toBe(200);
});
