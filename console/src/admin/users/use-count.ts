import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import type { PagedList } from '../paged-list.ts';
import { simpleStats } from '../stats.ts';
import type { Filters } from './filters.ts';
import { usersWords } from './words.ts';

/** The figure of the dashboard that counts the users of a list, by its filters; undefined where there is none. */
function figureOf({
  search,
  plan,
  status,
}: Filters): 'total_users' | 'premium_users' | 'active_users' | undefined {
  if (search !== '') return undefined;
  if (plan === undefined && status === undefined) return 'total_users';
  if (plan === 'premium' && status === undefined) return 'premium_users';
  return plan === undefined && status === 'active' ? 'active_users' : undefined;
}

/** Words for the count of a list. A list is counted only so far; beyond that the figure of the dashboard stands. */
export function useCount(filters: Filters, total: PagedList<unknown>['total']): string | undefined {
  const { count } = useWords(usersWords);
  const figure = total?.more ? figureOf(filters) : undefined;
  const wantsFigure = figure !== undefined;
  const { data, isPending } = useQuery({ ...simpleStats, enabled: wantsFigure });
  if (!total || (wantsFigure && isPending)) return undefined;
  return figure && data ? count(data[figure], false) : count(total.count, total.more);
}
