import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';

/** What the API answers for every list. */
export interface Page<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly more: boolean };
}

/** A list as `usePagedList` gives it. */
export interface PagedList<Row> {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** All that have come so far; undefined until the first have. */
  readonly rows: readonly Row[] | undefined;
  readonly total: Page<Row>['total'] | undefined;
}

/** A page with something on it, or the last: a page of a search may be empty although more follow. */
export async function askUntilSome<Row>(
  ask: (cursor: string) => Promise<Page<Row>>,
  cursor: string,
): Promise<Page<Row>> {
  const page = await ask(cursor);
  return page.items.length === 0 && page.next !== null ? askUntilSome(ask, page.next) : page;
}

/** How many there are: once all have come, that many. */
export function totalOf<Row>(pages: readonly Page<Row>[]): Page<Row>['total'] | undefined {
  if (pages.at(-1)?.next !== null) return pages[0]?.total;
  return { count: pages.reduce((sum, { items }) => sum + items.length, 0), more: false };
}

/** An endpoint, which is given the query with the place where the page before ended. */
type Ask<Query, Row> = (request: {
  query: Query & { cursor?: string };
  signal: AbortSignal;
}) => Promise<Page<Row>>;

/**
 * What is asked for a list of the API.
 * @param key what it is kept under, after `admin`
 */
export const pagedListQuery = <Query extends object, Row>(
  key: readonly unknown[],
  query: Query,
  ask: Ask<Query, Row>,
) =>
  infiniteQueryOptions({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam, signal }) =>
      askUntilSome(cursor => ask({ query: { ...query, ...(cursor && { cursor }) }, signal }), pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { session: 'admin' },
  });

/** A list of the API, some rows at a time. What it showed stays while another order or filter is on its way. */
export function usePagedList<Query extends object, Row>(
  ...[key, query, ask]: Parameters<typeof pagedListQuery<Query, Row>>
): PagedList<Row> {
  const list = useInfiniteQuery({
    ...pagedListQuery(key, query, ask),
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  // The same rows until others come: a table of thousands reckons anew what is given to it anew.
  const rows = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return { list, rows, total: pages && totalOf(pages) };
}
