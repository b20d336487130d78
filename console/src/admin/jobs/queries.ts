import type { Job } from '@loan-kereta/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';

export const jobsKey = ['admin', 'jobs'] as const;

/** How often a job that runs is looked at, in ms. */
const pace = 1000;

export const isRunning = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'finding' || state === 'working';

/** The latest jobs, of all admins, looked at again while one of them runs; whatever it changes is then read again. */
export function useJobs() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: jobsKey,
    queryFn: () => api.adminJobs.list({ query: { limit: 10 } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? pace : false),
    meta: { session: 'admin' },
  });
  const jobs = data?.items;
  // Not how many run: one that is quick has ended before it was ever seen to run.
  const ended = jobs?.flatMap(job => (isRunning(job) ? [] : [job.id])).join();
  const before = useRef(ended);
  useEffect(() => {
    if (before.current !== undefined && ended !== before.current)
      void queries.invalidateQueries({ queryKey: ['admin'] });
    before.current = ended;
  }, [ended, queries]);
  return jobs;
}
