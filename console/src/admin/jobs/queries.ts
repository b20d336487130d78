import type { Job } from '@loan-kereta/sdk/contract';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';
import { isPassing } from '../../api/is-passing.ts';
import { pagedListQuery } from '../paged-list.ts';
import { useBegun } from './begun.ts';

const name = ['jobs'] as const;
export const jobsKey = ['admin', ...name] as const;

/** How often a job that runs is looked at, in ms. */
const pace = 1000;

export const isRunning = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'finding' || state === 'working';

/**
 * The latest jobs, of all admins, and further ones as far as they were asked for, looked at again while one of them runs;
 * whatever it changes is then read again. A job that was begun in this tab is among them however many have come since.
 */
export function useJobs() {
  const queries = useQueryClient();
  const list = useInfiniteQuery({
    ...pagedListQuery(name, { limit: 10 }, api.adminJobs.list),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isRunning)) ? pace : false,
  });
  const listed = list.data?.pages.flatMap(({ items }) => items);
  const oldest = listed?.at(-1)?.id ?? 0;
  const behind = useBegun(state => state.ids).filter(id => id < oldest);
  const begun = useQueries({
    queries: behind.map(id => ({
      queryKey: [...jobsKey, id],
      queryFn: () => api.adminJobs.get({ params: { id } }),
      // One that cannot be had any more is not asked for again and again.
      refetchInterval: ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
        error && !isPassing(error) ? (false as const) : pace,
      meta: { session: 'admin' } as const,
    })),
  });
  const jobs = listed && [...listed, ...begun.flatMap(({ data }) => data ?? [])];
  const before = useRef<{ readonly newest: number; readonly running: ReadonlySet<number> }>(undefined);
  useEffect(() => {
    if (!jobs) return;
    const { newest = Number.POSITIVE_INFINITY, running } = before.current ?? {};
    // One that is quick has ended before it was ever seen to run; an old one that is only now listed has long.
    const hasEnded = jobs.some(job => !isRunning(job) && (running?.has(job.id) || job.id > newest));
    if (hasEnded) void queries.invalidateQueries({ queryKey: ['admin'] });
    before.current = {
      newest: Math.max(0, ...jobs.map(({ id }) => id)),
      running: new Set(jobs.filter(isRunning).map(({ id }) => id)),
    };
  });
  return { jobs, list };
}
