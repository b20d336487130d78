import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import type { PagedList } from '../paged-list.ts';
import { simpleStats } from '../stats.ts';
import { type Filters, isNarrowed } from './filters.ts';
import { usersWords } from './words.ts';

/** How many users a list finds, in words. A list is counted only so far, but of all users there is a figure. */
export function useCount(filters: Filters, total: PagedList<unknown>['total']): string | undefined {
  const { count } = useWords(usersWords);
  const wantsFigure = total?.more === true && !isNarrowed(filters);
  const { data, isPending } = useQuery({ ...simpleStats, enabled: wantsFigure });
  if (!total || (wantsFigure && isPending)) return undefined;
  return wantsFigure && data ? count(data.total_users, false) : count(total.count, total.more);
}
