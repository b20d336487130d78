import type { Job } from '@loan-kereta/sdk/contract';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';
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
      refetchInterval: pace,
      meta: { session: 'admin' } as const,
    })),
  });
  const jobs = listed && [...listed, ...begun.flatMap(({ data }) => data ?? [])];
  // Not how many run: one that is quick has ended before it was ever seen to run.
  const ended = jobs?.flatMap(job => (isRunning(job) ? [] : [job.id])).join();
  const before = useRef(ended);
  useEffect(() => {
    if (before.current !== undefined && ended !== before.current)
      void queries.invalidateQueries({ queryKey: ['admin'] });
    before.current = ended;
  }, [ended, queries]);
  return { jobs, list };
}
