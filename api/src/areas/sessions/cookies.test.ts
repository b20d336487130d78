import { expect, test } from 'vitest';
import { addAdvisor, hashOf } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const password = 'rahsia saya';
const attributes = /; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/;

async function withServer(settings: Record<string, string>, work: (server: TestServer) => Promise<void>) {
  const server = await startTestServer(settings);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
const advisorOf = async (server: TestServer) =>
  addAdvisor(server.db, server.clock.now, { password_hash: await hashOf(password) });

test('behind https no neighbouring site can set the cookies, and one of before is taken away', async () => {
  await withServer({ LK_PUBLIC_URL: 'https://kereta.test' }, async server => {
    const { email } = await advisorOf(server);
    const client = server.visitor();
    client.cookies.set('lk_session', 'A'.repeat(43));
    const headers = { Origin: 'https://kereta.test' };
    const response = await client.post('/api/auth/login', { email, password }, { headers });
    expect(response.status).toBe(200);
    const lines = response.headers.getSetCookie();
    const session = lines.find(line => line.startsWith('__Host-lk_session='));
    const device = lines.find(line => line.startsWith('__Host-lk_device='));
    for (const line of [session, device]) {
      expect(line).toMatch(attributes);
      expect(line).not.toMatch(/domain/i);
    }
    expect(client.cookies.has('lk_session')).toBe(false);
    expect((await client.get('/api/auth/me')).status).toBe(200);

    const { components } = JSON.parse((await client.get('/api/openapi.json')).text);
    expect(components.securitySchemes).toMatchObject({
      session: { name: '__Host-lk_session' },
      overlay: { name: '__Host-lk_overlay' },
      adminSession: { name: '__Host-lk_admin' },
    });

    const planted = server.visitor();
    planted.cookies.set('lk_session', client.cookies.get('__Host-lk_session') ?? '');
    expect((await planted.get('/api/auth/me')).status).toBe(401);

    expect((await client.post('/api/auth/logout', undefined, { headers })).status).toBe(204);
    expect(client.cookies.has('__Host-lk_session')).toBe(false);
  });
});

test('in development they are plain, as browsers keep none of the others without https', async () => {
  await withServer({}, async server => {
    const { email } = await advisorOf(server);
    const client = server.visitor();
    await client.post('/api/auth/login', { email, password });
    expect([...client.cookies.keys()].sort()).toEqual(['lk_device', 'lk_session']);
  });
});
