import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { linksService } from './service.ts';

const password = 'rahsia saya';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function withLinks() {
  const { client, advisor } = await server.signedInAdvisor({ password_hash: await hashOf(password) });
  const links = linksService(server.db, server.clock.now);
  const tokens = {
    reset: await links.make(advisor.id, 'reset'),
    verify: await links.make(advisor.id, 'verify'),
  };
  return { client, advisor, ...tokens };
}
const reset = (token: string) =>
  server.visitor().post('/api/auth/password/reset', { token, password: 'kata penceroboh' });

test('a changed password ends every mailed link, and nothing is written by one', async () => {
  const { client, advisor, ...token } = await withLinks();
  const change = { current_password: password, new_password: 'kata baharu' };
  expect((await client.post('/api/auth/password', change)).status).toBe(204);
  expect((await reset(token.reset)).problem()).toMatchObject({ status: 400, code: 'link_not_valid' });
  const verify = await client.post('/api/auth/verification/confirm', { token: token.verify });
  expect(verify.problem().code).toBe('link_not_valid');
  const login = { email: advisor.email, password: 'kata baharu' };
  expect((await server.visitor().post('/api/auth/login', login)).status).toBe(200);
});

test('a link that was used ends the others of the account', async () => {
  const { advisor, ...token } = await withLinks();
  const other = await linksService(server.db, server.clock.now).make(advisor.id, 'reset');
  expect((await reset(token.reset)).status).toBe(204);
  expect((await reset(other)).problem().code).toBe('link_not_valid');
  expect(
    await server.db
      .knex('mailed_links')
      .where({ advisor_id: advisor.id })
      .whereIn('purpose', ['reset', 'verify']),
  ).toEqual([]);
});

test('a deleted account’s links open nothing', async () => {
  const { client, ...token } = await withLinks();
  expect((await client.delete('/api/me', { password })).status).toBe(204);
  expect((await reset(token.reset)).problem().code).toBe('link_not_valid');
});

test('of a change and a reset at the same time one is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { client, ...token } = await withLinks();
    const change = { current_password: password, new_password: 'kata baharu' };
    const responses = await Promise.all([client.post('/api/auth/password', change), reset(token.reset)]);
    const statuses = responses.map(response => response.status);
    expect(statuses.filter(status => status === 204)).toHaveLength(1);
    for (const status of statuses) expect([204, 400, 401, 403]).toContain(status);
  }
});
