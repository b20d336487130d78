import { expect, test } from 'vitest';
import { ApiProblem, createClient } from './index.ts';

const problem = (status: number, code: string) =>
  Response.json({ type: '/', title: 'No', status, detail: 'No', code }, { status });
const added = () => Response.json({ url: '/uploads/1.webp' });

function clientWith(answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    async fetch(_address, init) {
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return (answers.shift() ?? added)();
    },
  });
  return { client, keys };
}
const lost = (): Response => {
  throw new TypeError('network');
};
const file = new Blob(['x']);

test('what makes something is sent again under the same key, and another call under another', async () => {
  const { client, keys } = clientWith([lost, () => problem(409, 'idempotency_in_progress')]);
  const retryWaits = [0, 0];
  expect(await client.uploads.add({ file, retryWaits })).toEqual({ url: '/uploads/1.webp' });
  await client.uploads.add({ file });
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a refusal is not sent again, and other calls carry no key', async () => {
  const { client, keys } = clientWith([() => problem(422, 'idempotency_key_reused')]);
  await expect(client.uploads.add({ file, retryWaits: [0] })).rejects.toThrow(ApiProblem);
  await client.auth.logout();
  expect(keys).toEqual([expect.any(String), null]);
});

test('what had no answer goes under the same key when the same is asked for again, until there is one', async () => {
  const { client, keys } = clientWith([
    lost,
    () => problem(503, 'unavailable'),
    lost,
    () => problem(409, 'email_taken'),
    lost,
  ]);
  const register = (name: string) =>
    client.auth.register({ body: { name, email: 'a@b.my', password: 'only-for-tests-1' } }).catch(() => {});
  for (const name of ['A', 'A', 'B', 'A', 'A', 'B']) await register(name);
  const [first, second, other, third, fourth, again] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
  // It was refused for good: to ask for it anew is another attempt.
  expect(fourth).not.toBe(first);
  expect(again).toBe(other);
});

test('a file, and an act that says no more than its address, is never taken for the one before', async () => {
  const { client, keys } = clientWith([lost, lost, lost]);
  for (const ask of [
    () => client.uploads.add({ file }),
    () => client.userActions.forceLogout({ params: { id: 1 } }),
  ]) {
    await ask().catch(() => {});
    await ask().catch(() => {});
  }
  expect(new Set(keys).size).toBe(4);
});

test('who has to sign in on the way goes on with the same key; once something else was changed it is another request', async () => {
  const { client, keys } = clientWith([lost, () => problem(401, 'not_signed_in'), lost, lost]);
  const note = () => client.notes.add({ params: { id: 1 }, body: { notes: 'Paid' } }).catch(() => {});
  for (let tried = 0; tried < 3; tried++) await note();
  await client.auth.logout().catch(() => {});
  await client.auth.logout();
  await note();
  const [first, second, third, , , last] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(last).not.toBe(first);
});
