import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../testing/raw.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  server.visitor().send(method, path, { headers });

test.each(['/api/nothing', '/data', '/data/other.json', '/api/embed', '/api/docs/nothing'])(
  'GET %s: the API says that there is nothing',
  async path => {
    const response = await send('GET', path);
    expect(response.problem()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on an address that only GET knows', async method => {
  const response = await send(method, '/data/perodua.models.json');
  expect(response.problem()).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(response.headers.get('Allow')).toBe('HEAD, GET, OPTIONS');
});

test('HEAD answers like GET, without the body', async () => {
  const get = await send('GET', '/healthz');
  const head = await send('HEAD', '/healthz');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'));
});

test('OPTIONS names the methods of an address', async () => {
  const response = await send('OPTIONS', '/healthz');
  expect([response.status, response.text]).toEqual([204, '']);
  expect(response.headers.get('Allow')).toBe('HEAD, GET, OPTIONS');
  expect((await send('OPTIONS', '/api/nothing')).problem().status).toBe(404);
});

test.each(['/api/', '/api/models', '/api/embed/demo-basic', '/data/perodua.models.json'])(
  'a page of another origin may read %s, without credentials',
  async path => {
    for (const method of ['GET', 'GET', 'HEAD']) {
      const response = await send(method, path, { Origin: 'https://a-host.example' });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
    const preflight = await send('OPTIONS', path, {
      Origin: 'https://a-host.example',
      'Access-Control-Request-Method': 'GET',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD');
  },
);

test('a page of another origin may read why an embed was refused', async () => {
  const response = await send('GET', '/api/embed/nobody-here', { Origin: 'https://a-host.example' });
  expect(response.status).toBe(404);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test.each(['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/nothing', '/'])(
  'a page of another origin may not read %s',
  async path => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await send(method, path, { Origin: 'https://a-host.example' });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  },
);

test('a page of another origin may send nothing that could change something', async () => {
  const refused = { status: 403, code: 'origin_not_allowed' };
  const post = (headers: Record<string, string>) => send('POST', '/data/perodua.models.json', headers);
  expect((await post({ Origin: 'https://a-host.example' })).problem()).toMatchObject(refused);
  expect((await post({ Origin: 'null' })).problem()).toMatchObject(refused);
  expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).problem()).toMatchObject(refused);
  // Our own pages, and callers that are no browsers.
  const allowed: Record<string, string>[] = [
    { Origin: 'http://kereta.test' },
    { 'Sec-Fetch-Site': 'same-origin' },
    {},
  ];
  for (const headers of allowed) expect((await post(headers)).status).toBe(405);
});

test('what is for admins or for oneself is asked for by scripts, and never by a picture or a link that somebody else wrote', async () => {
  const ask = async (headers: Record<string, string>, path = '/api/admin/users.csv') =>
    (await send('GET', path, headers)).status;
  const ours = { 'Sec-Fetch-Site': 'same-origin' };
  expect(await ask({ ...ours, 'Sec-Fetch-Dest': 'image' })).toBe(403);
  expect(await ask({ 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' })).toBe(403);
  // Nobody is signed in.
  expect(await ask({ ...ours, 'Sec-Fetch-Dest': 'empty' })).toBe(401);
  expect(await ask({})).toBe(401);
  expect(await ask({ ...ours, 'Sec-Fetch-Dest': 'image' }, '/api/me/export')).toBe(403);
  expect(await ask({ ...ours, 'Sec-Fetch-Dest': 'empty' }, '/api/me/export')).toBe(401);
});

test('only the public origin is ours, whatever the request says of its own host', async () => {
  const site = await startTestServer({ LK_PUBLIC_URL: 'https://kereta.test' });
  const { host } = new URL(site.address);
  const statusFrom = async (origin: string) =>
    (await site.visitor().post('/api/auth/logout', undefined, { headers: { Origin: origin } })).status;
  expect(await statusFrom('https://kereta.test')).toBe(204);
  const others = [`http://${host}`, `https://${host}`, `ftp://${host}`, 'http://kereta.test'];
  for (const origin of [
    ...others,
    'https://kereta.test:444',
    'https://kereta.test.evil.example',
    'HTTPS://KERETA.TEST',
  ])
    expect([origin, await statusFrom(origin)]).toEqual([origin, 403]);
  await site.stop();
});

test('while developing, both addresses that the start prints are ours', async () => {
  const site = await startTestServer({ LK_PUBLIC_URL: 'http://127.0.0.1:4000' });
  const statusFrom = async (origin: string) =>
    (await site.visitor().post('/api/auth/logout', undefined, { headers: { Origin: origin } })).status;
  for (const origin of ['http://127.0.0.1:4000', 'http://localhost:4000'])
    expect([origin, await statusFrom(origin)]).toEqual([origin, 204]);
  for (const origin of ['http://localhost:4001', 'https://localhost:4000', site.address])
    expect([origin, await statusFrom(origin)]).toEqual([origin, 403]);
  await site.stop();
});

test.each([
  '/API/models',
  '/api/Models',
  '/api/models/',
  '/api',
  '/METRICS',
  '/metrics/',
  '/Healthz',
  '/healthz/',
  '/oembed/?url=x',
  '/api/docs/',
  '/api/openapi.json/',
  '/data/perodua.models.json/',
  '/DATA/perodua.models.json',
  '/%61pi/models',
  '/api/m%6Fdels',
  '/api%2Fmodels',
  '//api/models',
  '/api//models',
  '/api/./models',
  '/data/../api/models',
  '/api\\models',
  '/api/embed/demo%2Dbasic',
])('%s is not another form of an address', async path => {
  expect((await sendRaw(server.address, { path })).status).toBe(404);
});

test.each(['/API/Admin/Login', '/api/admin/login/', '/api/admin//login', '/api/%61dmin/login'])(
  'nobody gets past a rule for /api/admin by way of %s',
  async path => {
    const { status } = await sendRaw(server.address, { method: 'POST', path });
    expect([404, 405]).toContain(status);
  },
);

test('a request keeps a sane id and gets one instead of another', async () => {
  const idFor = async (id?: string) =>
    (await send('GET', '/healthz', id === undefined ? {} : { 'X-Request-Id': id })).headers.get(
      'X-Request-Id',
    );
  expect(await idFor('proxy-7.a_b')).toBe('proxy-7.a_b');
  for (const id of [undefined, 'with space', 'x'.repeat(101), '<b>', ''])
    expect(await idFor(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test('data may not be drawn or framed', async () => {
  const { headers } = await send('GET', '/healthz');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Powered-By')).toBeNull();
});

test('a query is not written to the log', async () => {
  await send('GET', '/data/perodua.models.json?ts=1&token=hush');
  await send('GET', '/api/nothing?token=hush');
  expect(server.log.join()).toContain('/api/nothing');
  expect(server.log.join()).not.toContain('hush');
});

test('a name with an encoded slash is refused in a way that a page of another origin can read', async () => {
  const name = encodeURIComponent('../../%00<script>');
  const response = await send('GET', `/api/embed/${name}`, { Origin: 'https://a-host.example' });
  expect(response.problem()).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});
