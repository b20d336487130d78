import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The four figures that an admin looks at first, of which every list of users needs one. */
export const simpleStats = queryOptions({
  queryKey: ['admin', 'stats', 'simple'],
  queryFn: () => api.stats.simple(),
  meta: { session: 'admin' },
});

/** The same with this month's books and the plans that end soon. */
export const enhancedStats = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: () => api.stats.enhanced(),
  meta: { session: 'admin' },
});
