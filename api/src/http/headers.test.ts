import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const started: TestServer[] = [];
const start = async (settings: Record<string, string>) => {
  const server = await startTestServer({ NODE_ENV: 'production', ...settings });
  started.push(server);
  return server;
};
let secure: TestServer;
let advisor: string;
beforeAll(async () => {
  secure = await start({ LK_PUBLIC_URL: 'https://kereta.test' });
  advisor = (await secure.signedInAdvisor()).advisor.slug;
});
afterAll(async () => {
  for (const server of started) await server.stop();
});

const headersOf = async (server: TestServer, path: string) => (await server.visitor().get(path)).headers;

/** What the pages of the most careful sites say, and what each keeps away. */
const ofEveryPage: Readonly<Record<string, RegExp>> = {
  // Scripts of anybody else's, inline or not.
  'Content-Security-Policy':
    /^default-src '(self|none)'(?!.*unsafe)(?!.*(script|default)-src[^;]*(https?:|\*))/,
  // Reading a picture or a script as something else than it is.
  'X-Content-Type-Options': /^nosniff$/,
  // Telling others which address one comes from.
  'Referrer-Policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  // Holding on to our window from a page that opened it.
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  // Camera, place, payment and whatever else we never ask for.
  'Permissions-Policy': /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))(?=.*payment=\(\))/,
  // Ever coming back without https.
  'Strict-Transport-Security': /^max-age=31536000$/,
  'Origin-Agent-Cluster': /^\?1$/,
  'X-DNS-Prefetch-Control': /^off$/,
  'X-Permitted-Cross-Domain-Policies': /^none$/,
  // What old browsers took for protection could be turned against a page.
  'X-XSS-Protection': /^0$/,
};

test.each(['/', '/login', '/app', '/admin/login', '/nothing', '/api/docs', '/api/docs/problems'])(
  '%s says all that a page should',
  async path => {
    const headers = await headersOf(secure, path);
    for (const [name, value] of Object.entries(ofEveryPage))
      expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('Content-Security-Policy')).toContain("object-src 'none'");
    expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    for (const name of ['Server', 'X-Powered-By']) expect(headers.get(name)).toBeNull();
  },
);

test('an advisor’s page says it too, and may be framed by any other', async () => {
  const headers = await headersOf(secure, `/a/${advisor}`);
  for (const [name, value] of Object.entries(ofEveryPage))
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
  expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
  expect(headers.get('X-Frame-Options')).toBeNull();
});

test('data says what data needs', async () => {
  for (const path of ['/api/models', '/api/auth/me', '/healthz', '/api/nothing']) {
    const headers = await headersOf(secure, path);
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  }
});

test('subdomains are held to https only when asked for', async () => {
  const whole = await start({ LK_PUBLIC_URL: 'https://kereta.test', LK_HSTS_SUBDOMAINS: 'true' });
  for (const path of ['/', '/healthz'])
    expect((await headersOf(whole, path)).get('Strict-Transport-Security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
});

test('without https nothing is held to it', async () => {
  const plain = await start({});
  for (const path of ['/', '/healthz'])
    expect((await headersOf(plain, path)).get('Strict-Transport-Security')).toBeNull();
});
