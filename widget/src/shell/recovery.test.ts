import { featuresOf } from '@loan-kereta/sdk/contract';
import { entitlements } from '@loan-kereta/sdk/plans';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EmbedData } from '../session/embed-data.ts';
import { recover } from './recovery.ts';

test('an advisor of whom nothing is known has what the free plan grants', async () => {
  const shown: EmbedData[] = [];
  const nobody = () => Promise.reject(new Response(null, { status: 404 }));
  await recover(
    { options: { advisor: 'nobody' } },
    nobody(),
    nobody,
    data => shown.push(data),
    () => {},
    () => true,
    () => {},
  );
  expect(shown.at(-1)).toMatchObject({ plan: 'basic', features: featuresOf(entitlements('basic')) });
});

test('a server that was away is asked again later, and one that has had too much is left alone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const laterAfter = async (failure: unknown) => {
    const later = vi.fn();
    const refused = () => Promise.reject(failure);
    const over = recover({ options: {} }, refused(), refused, vi.fn(), vi.fn(), () => true, later);
    await vi.runAllTimersAsync();
    await over;
    return later.mock.calls.length;
  };
  expect(await laterAfter(new Response(null, { status: 503 }))).toBe(1);
  expect(await laterAfter(new TypeError('Failed to fetch'))).toBe(1);
  expect(await laterAfter(new Response(null, { status: 429 }))).toBe(0);
  // As a page of ours throws it, whose session has ended.
  expect(await laterAfter(Object.assign(new Error('Sign in.'), { status: 401 }))).toBe(0);
});
