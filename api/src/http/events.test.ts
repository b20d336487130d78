import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { follow } from '../testing/events.ts';
import type { Guards } from './access.ts';
import { bind } from './bind.ts';
import { ApiError } from './errors.ts';

const watch = endpoint({
  method: 'GET',
  path: '/api/streams/watch',
  access: 'overlay',
  tag: 'Streams',
  summary: 'Follow',
  events: { state: z.object({ price: z.int() }) },
});

let app: TestApp;
let following = 0;
let arrived: (response: ServerResponse) => void = () => {};
let isKnown: Promise<unknown> = Promise.resolve();
beforeAll(async () => {
  const refuse = async (): Promise<never> => {
    throw new ApiError('not_signed_in');
  };
  const slow: Guards['overlay'] = async ({ res }) => {
    arrived(res);
    await isKnown;
    return { kind: 'overlay', id: 1, advisorId: 1 };
  };
  app = await startTestApp(
    () => [
      bind(watch, () => follower => {
        following += 1;
        follower.tell('state', { price: 50_000 });
        return () => {
          following -= 1;
        };
      }),
    ],
    { user: refuse, admin: refuse, overlay: slow },
  );
});
afterAll(() => app.close());

test('whoever follows is told until they leave', async () => {
  const overlay = await follow(app.client, app.address, watch.path);
  expect(await overlay.next()).toMatchObject({ name: 'state', data: { price: 50_000 } });
  expect(following).toBe(1);
  overlay.leave();
  await expect.poll(() => following).toBe(0);
});

test('whoever has left before it was known who they are follows nothing', async () => {
  const { promise: response, resolve } = Promise.withResolvers<ServerResponse>();
  arrived = resolve;
  isKnown = response.then(left => once(left, 'close'));
  const gone = new AbortController();
  const answer = fetch(`${app.address}${watch.path}`, { signal: gone.signal });
  await response;
  gone.abort();
  await expect(answer).rejects.toThrow('aborted');
  await isKnown;
  await setImmediate();
  expect(following).toBe(0);
});
