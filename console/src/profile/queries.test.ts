// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { profileQuery } from './queries.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the profile is asked for twice, for eight seconds each, whichever page shows it', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const patience = vi.spyOn(AbortSignal, 'timeout');
  // As every page of the console has it.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1 } } });
  await expect(queries.fetchQuery(profileQuery)).rejects.toMatchObject({ code: 'network_failed' });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(patience.mock.calls).toEqual([[8000], [8000]]);
});
