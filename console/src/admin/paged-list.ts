import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';

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

/**
 * A list of the API, some rows at a time. What it showed stays while another order or filter is on its way.
 * @param key what it is kept under, after `admin`
 * @param ask the endpoint, which is given the query with the place where the page before ended
 */
export function usePagedList<Query extends object, Row>(
  key: readonly unknown[],
  query: Query,
  ask: (request: { query: Query & { cursor?: string }; signal: AbortSignal }) => Promise<Page<Row>>,
): PagedList<Row> {
  const list = useInfiniteQuery({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam, signal }) =>
      ask({ query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { session: 'admin' },
  });
  return {
    list,
    rows: list.data?.pages.flatMap(({ items }) => items),
    total: list.data?.pages[0]?.total,
  };
}
