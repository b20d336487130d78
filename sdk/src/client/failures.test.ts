import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { clientOf, createClient } from './client.ts';
import { ApiProblem, isStale } from './problem.ts';
import { type Responding, refusal, startServer } from './testing/server.ts';

const soon = { retryWaits: [1, 1] };

/** What a call fails with. */
async function problem(call: Promise<unknown>): Promise<ApiProblem> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiProblem)) throw new Error(`Not a problem: ${failure}`);
  return failure;
}

async function clientFor(respond: Responding) {
  const { url, asked } = await startServer(respond);
  return { client: clientOf(contract, { baseUrl: url }), asked };
}

test('a refusal tells its code, its words, its fields and whom to name', async () => {
  const fields = [{ path: 'items.3.otr', message: 'Use whole RM.' }];
  const { client } = await clientFor(() =>
    refusal(400, 'invalid_request', { errors: fields, request_id: 'req-9' }),
  );
  const failure = await problem(client.models.saveEditor({ body: { items: [] }, version: '"1"' }));
  expect(failure).toMatchObject({
    name: 'ApiProblem',
    code: 'invalid_request',
    status: 400,
    detail: 'It said invalid_request.',
    message: 'It said invalid_request.',
    errors: fields,
    requestId: 'req-9',
    retryAfter: undefined,
  });
});

test('a refusal without fields has none, and its id is in the header too', async () => {
  const { client } = await clientFor(() => refusal(409, 'stale_version'));
  const failure = await problem(client.models.saveEditor({ body: { items: [] }, version: '"1"' }));
  expect([failure.code, failure.errors, failure.requestId]).toEqual(['stale_version', [], 'req-7']);
});

test('a refusal of a stale version says who saved what meanwhile', async () => {
  const saved = { saved_at: '2026-11-22T07:00:00.000Z', saved_by: 'boss@example.com', current: { id: 7 } };
  const { client } = await clientFor(() => refusal(409, 'stale_version', saved));
  const failure = await problem(client.models.saveEditor({ body: { items: [] }, version: '"1"' }));
  expect(isStale(failure)).toBe(true);
  expect(isStale(new ApiProblem('not_found'))).toBe(false);
  expect(failure.saved).toEqual({ at: saved.saved_at, by: saved.saved_by, current: { id: 7 } });
});

test('a refusal tells when to come again', async () => {
  const { client } = await clientFor(() => ({
    ...refusal(429, 'too_many_requests'),
    headers: { 'Retry-After': '30' },
  }));
  const failure = await problem(client.auth.forgotPassword({ body: { email: 'a@b.my' } }));
  expect([failure.code, failure.retryAfter]).toEqual(['too_many_requests', 30]);
});

test('a refusal of a kind that is newer than this client keeps its words', async () => {
  const { client } = await clientFor(() => refusal(418, 'is_a_teapot'));
  const failure = await problem(client.auth.logout());
  expect([failure.code, failure.status, failure.detail]).toEqual([
    'unexpected_response',
    418,
    'It said is_a_teapot.',
  ]);
});

test.each([
  ['a proxy’s page', 502, '<!doctype html><h1>Bad gateway</h1>'],
  ['a refusal of another’s', 403, { error: 'blocked' }],
  ['a page in place of the data', 200, '<!doctype html><h1>Sign in to the Wi-Fi</h1>'],
  ['data of another form', 200, { models: 7 }],
  ['nothing', 200, ''],
])('%s is an answer that was not expected', async (_what, status, body) => {
  const { client } = await clientFor(() => ({ status, body }));
  const failure = await problem(client.models.list());
  expect([failure.code, failure.status]).toEqual(['unexpected_response', status]);
  expect(failure.detail).toMatch(/not understood/);
});

test('a refusal with `detail` alone, as of a proxy, is explained by it', async () => {
  const { client } = await clientFor(() => ({ status: 413, body: { detail: 'At most 1 MB here.' } }));
  const failure = await problem(client.models.list());
  expect(failure).toMatchObject({
    ...{ code: 'unexpected_response', status: 413, detail: 'At most 1 MB here.', isExplained: true },
  });
});

test.each([{ detail: '' }, { detail: [{ msg: 'x' }] }, { detail: null }, []])(
  'a refusal of %j has no sentence to show',
  async body => {
    const { client } = await clientFor(() => ({ status: 403, body }));
    expect((await problem(client.models.list())).isExplained).toBe(false);
  },
);

test('a server that is not there is a failure of the network', async () => {
  const taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise(resolve => taken.close(resolve));
  const failure = await problem(createClient({ baseUrl: `http://127.0.0.1:${port}` }).models.list());
  expect([failure.code, failure.status, failure.requestId]).toEqual(['network_failed', 0, undefined]);
  expect(failure.cause).toBeInstanceOf(TypeError);
});

test('a server that never answers is given up', async () => {
  const { client, asked } = await clientFor(() => 'hang');
  const failure = await problem(client.models.list({ timeout: 30 }));
  expect([failure.code, failure.status]).toEqual(['timed_out', 0]);
  // None, where the machine was too busy to send it in time.
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('whoever gives a call up gets the reason back, while it is asked', async () => {
  const leaving = new AbortController();
  const { client } = await clientFor(() => {
    leaving.abort(new Error('The page was left.'));
    return 'hang';
  });
  await expect(client.models.list({ signal: leaving.signal })).rejects.toThrow('The page was left.');
});

test('whoever gives a call up gets the reason back, between two attempts', async () => {
  const leaving = new AbortController();
  const { client, asked } = await clientFor(() => {
    setTimeout(() => leaving.abort(new Error('The page was left.')), 50);
    return refusal(503, 'unavailable');
  });
  const call = client.models.list({ signal: leaving.signal, retryWaits: [600_000] });
  await expect(call).rejects.toThrow('The page was left.');
  expect(asked).toHaveLength(1);
});

test.each([
  ['breaks off', 'drop'],
  ['fails', refusal(500, 'internal')],
  ['is not ready', refusal(503, 'unavailable')],
  ['sends a page', { body: '<p>' }],
] as const)('a server that %s is asked again, and then its answer counts', async (_what, fault) => {
  const { client, asked } = await clientFor((_, index) => (index < 2 ? fault : { body: [] }));
  expect(await client.models.list(soon)).toEqual([]);
  expect(asked).toHaveLength(3);
});

test('a server that does not answer in time is asked again', async () => {
  const { client, asked } = await clientFor((_, index) => (index < 1 ? 'hang' : { body: [] }));
  expect(await client.models.list({ ...soon, timeout: 1500 })).toEqual([]);
  expect(asked).toHaveLength(2);
});

test('the last attempt’s failure is the one that counts', async () => {
  const { client, asked } = await clientFor((_, index) =>
    refusal(500, index < 2 ? 'internal' : 'unavailable'),
  );
  expect((await problem(client.models.list(soon))).code).toBe('unavailable');
  expect(asked).toHaveLength(3);
});

test('without waits there is one attempt', async () => {
  const { client, asked } = await clientFor(() => refusal(503, 'unavailable'));
  await problem(client.models.list());
  expect(asked).toHaveLength(1);
});

test('what the caller has to mend is not asked again', async () => {
  const { client, asked } = await clientFor(() => refusal(404, 'advisor_not_found'));
  const failure = await problem(client.embed.get({ params: { slug: 'nobody' }, ...soon }));
  expect([failure.code, asked.length]).toEqual(['advisor_not_found', 1]);
});

test('a change is never sent twice', async () => {
  const { client, asked } = await clientFor(() => refusal(503, 'unavailable'));
  const options = { body: { email: 'a@b.my', password: 'x' }, ...soon };
  await problem(client.auth.login(options));
  expect(asked).toHaveLength(1);
});
