import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someVisitor } from '../../testing/accounts.ts';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { sessionsService } from '../sessions/service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newKey = () => crypto.randomUUID();
const layout = (name: string) => ({ name, ...defaultLayout });
const add = (client: TestClient, key: string, body: object = layout('Satu')) =>
  client.post('/api/theme-presets', body, { headers: { 'Idempotency-Key': key } });
const layoutsOf = (advisorId: number) => server.db.knex('theme_presets').where({ advisor_id: advisorId });
const advisor = () => server.signedInAdvisor({ plan: 'diamond' });

/** What may be sent again without a key, and why nothing is made twice by it. */
const harmlessTwice: Readonly<Record<string, string>> = {
  '/api/auth/login': 'a session whose cookie nobody received ends by itself',
  '/api/admin/login': 'a session whose cookie nobody received ends by itself',
  '/api/admin/step-up': 'a proof is renewed',
  '/api/auth/logout': 'ends what is there',
  '/api/admin/logout': 'ends what is there',
  '/api/auth/password': 'the second finds another password',
  '/api/admin/password': 'the second finds another password',
  '/api/auth/password/owner': 'reads',
  '/api/admin/password/owner': 'reads',
  '/api/theme-presets/shared': 'reads',
  '/api/auth/verification/confirm': 'a link works once, and what it does can be read',
  '/api/me/owner': 'grants what is granted',
  '/api/embed-check': 'a mark works once',
  '/api/me/embed-check': 'an advisor has one check, and the mark replaces the one before',
  '/api/me/profile': 'saves the same',
  '/api/me/stream': 'an advisor has one stream, and the code replaces the one before',
  '/api/me/stream/address': 'an advisor has one address, and a new one replaces it',
  '/api/stream/pair': 'a code works once',
  '/api/theme-presets/:id/share': 'a layout has one link',
  '/api/admin/second-factor': 'replaces a secret that does not count yet',
  '/api/admin/jobs/:id/stop': 'a job ends once',
};

test('every POST takes a key, but for those that make nothing twice without', () => {
  const posts = Object.values(contract)
    .flatMap(area => Object.values<Endpoint>(area))
    .filter(({ method }) => method === 'POST');
  const without = posts.filter(({ createsOnce }) => !createsOnce).map(({ path }) => path);
  expect(without.sort()).toEqual(Object.keys(harmlessTwice).sort());
});

test('a mail that was asked for twice under one key is one mail', async () => {
  const { client, advisor: siti } = await advisor();
  const headers = { 'Idempotency-Key': newKey() };
  const forgot = () => server.visitor().post('/api/auth/password/forgot', { email: siti.email }, { headers });
  const verification = () => client.post('/api/auth/verification', undefined, { headers });
  for (const ask of [forgot, forgot, verification, verification]) expect((await ask()).status).toBe(204);
  const mails = await server.db.knex('mails').where({ address: siti.email }).orderBy('id').select('kind');
  expect(mails.map(({ kind }) => kind)).toEqual(['reset', 'verify']);
});

test('asked again under its key, a request gets the same answer, and nothing is made twice', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  const first = await add(client, key);
  const again = await add(client, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.text).toBe(first.text);
  expect([first, again].map(one => one.headers.get('Idempotency-Replayed'))).toEqual([null, 'true']);
  expect(await layoutsOf(siti.id)).toHaveLength(1);
  expect((await add(client, `"${key}"`)).text).toBe(first.text);
  expect((await add(client, newKey())).status).toBe(201);
  expect(await layoutsOf(siti.id)).toHaveLength(2);
});

test('of eight at once one is done, and the others get its answer or are told to wait', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  const responses = await Promise.all(Array.from({ length: 8 }, () => add(client, key)));
  expect(await layoutsOf(siti.id)).toHaveLength(1);
  const made = responses.filter(({ status }) => status === 201);
  for (const response of responses.filter(({ status }) => status !== 201)) {
    expect(response.problem().code).toBe('idempotency_in_progress');
    expect(response.headers.get('Retry-After')).toBe('1');
  }
  const later = await add(client, key);
  expect(later.status).toBe(201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set([...made, later].map(({ text }) => text)).size).toBe(1);
});

test('another request under the same key is refused', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  await add(client, key);
  expect((await add(client, key, layout('Dua'))).problem()).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect(await layoutsOf(siti.id)).toHaveLength(1);
});

test('a key is its owner’s: another account’s is another', async () => {
  const [one, other] = [await advisor(), await advisor()];
  const key = newKey();
  const ids = [await add(one.client, key), await add(other.client, key)].map(
    ({ text }) => JSON.parse(text).id,
  );
  expect(new Set(ids).size).toBe(2);
});

test('what was refused made nothing, and may be asked for again', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  await server.db.knex('advisors').where({ id: siti.id }).update({ plan: 'basic' });
  expect((await add(client, key)).status).toBe(403);
  await server.db.knex('advisors').where({ id: siti.id }).update({ plan: 'diamond' });
  expect((await add(client, key)).status).toBe(201);
});

test('an account is opened once, and the same session is given again', async () => {
  const key = newKey();
  const registration = { name: 'Siti', email: `${newKey()}@example.com`, password: 'rahsia-siti-7' };
  const register = (client: TestClient, body: object = registration) =>
    client.post('/api/auth/register', body, { headers: { 'Idempotency-Key': key } });
  const [lost, retried, thief] = [server.visitor(), server.visitor(), server.visitor()];
  const first = await register(lost);
  const again = await register(retried);
  expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  expect(retried.cookies).toEqual(lost.cookies);
  expect((await retried.get('/api/auth/me')).status).toBe(200);
  const { id } = await server.db.knex('advisors').where({ email: registration.email }).first('id');
  expect(await server.db.knex('advisor_sessions').where({ advisor_id: id })).toHaveLength(1);

  // Whoever has got hold of the key alone learns nothing.
  const guess = await register(thief, { ...registration, password: 'another guess' });
  expect(guess.problem().code).toBe('idempotency_key_reused');
  expect(thief.cookies.size).toBe(0);

  // Nor does whoever reads the table.
  const stored = JSON.stringify(await server.db.knex('idempotency_keys'));
  for (const secret of [key, registration.password, registration.email, ...lost.cookies.values()])
    expect(stored).not.toContain(secret);
});

test.each(['short', 'x'.repeat(15), 'x'.repeat(201), 'with a space inside it', '""'])(
  'the key %j is refused, and nothing is made',
  async key => {
    const { client, advisor: siti } = await advisor();
    const problem = (await add(client, key)).problem();
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(problem.errors?.map(error => error.path)).toEqual(['Idempotency-Key']);
    expect(await layoutsOf(siti.id)).toHaveLength(0);
  },
);

test('a process that ended between making and answering has it made once all the same', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  await add(client, key);
  // As the transaction leaves it, which makes the layout and marks the key.
  const marked = await server.db
    .knex('idempotency_keys')
    .where({ owner: `advisor:${siti.id}` })
    .first();
  expect(marked.state).toBe('answered');
  const ended = server.db.knex('idempotency_keys').where({ key_hash: marked.key_hash });
  await ended.clone().update({ state: 'applied', response: null });
  // It may still be about to answer.
  expect((await add(client, key)).problem().code).toBe('idempotency_in_progress');
  await ended.clone().update({ created_at: new Date(server.clock.now().getTime() - 61_000) });
  expect((await add(client, key)).problem().code).toBe('idempotency_response_lost');
  expect(await layoutsOf(siti.id)).toHaveLength(1);
});

test('the key is marked in the very transaction that makes', async () => {
  const { db } = server;
  const email = `${newKey()}@example.com`;
  const step = async () => {
    await db.knex('write_probes').insert({ id: email.slice(0, 36) });
  };
  const failing = db.alongside(step, () =>
    db.transaction(async () => {
      throw new Error('no');
    }),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await db.knex('write_probes').where({ id: email.slice(0, 36) })).toEqual([]);
  await db.alongside(step, () => db.transaction(() => db.transaction(async () => {})));
  expect(
    await db
      .knex('write_probes')
      .where({ id: email.slice(0, 36) })
      .del(),
  ).toBe(1);
});

test('a request whose process died before it made anything may be sent again after a minute', async () => {
  const { client, advisor: siti } = await advisor();
  const key = newKey();
  await add(client, key);
  await server.db.knex('theme_presets').where({ advisor_id: siti.id }).del();
  await server.db
    .knex('idempotency_keys')
    .where({ owner: `advisor:${siti.id}` })
    .update({ state: 'running', response: null });
  expect((await add(client, key)).problem().code).toBe('idempotency_in_progress');
  server.clock.advance({ seconds: 61 });
  expect((await add(client, key)).status).toBe(201);
});

test('a key holds for a day, and one account has a hundred of them at most', async () => {
  const { client, advisor: siti } = await advisor();
  const owner = `advisor:${siti.id}`;
  const rows = Array.from({ length: 130 }, (_, index) => ({
    key_hash: `${siti.id}-${index}`,
    owner,
    fingerprint: '',
    state: 'answered',
    created_at: new Date(server.clock.now().getTime() - (index + 1) * 1000),
  }));
  await server.db.knex('idempotency_keys').insert(rows);
  const key = newKey();
  await add(client, key);
  expect(await server.db.knex('idempotency_keys').where({ owner })).toHaveLength(100);
  server.clock.advance({ minutes: 24 * 60 - 1 });
  const sessions = sessionsService(server.db, server.clock.now);
  client.cookies.set('lk_session', await sessions.startForAdvisor(siti.id, someVisitor()));
  expect((await add(client, key)).headers.get('Idempotency-Replayed')).toBe('true');
  server.clock.advance({ minutes: 2 });
  const later = await advisor();
  await add(later.client, newKey());
  expect(await server.db.knex('idempotency_keys').where({ owner })).toEqual([]);
});
