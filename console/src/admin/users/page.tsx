import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw, UserPlus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { Table } from '../../ui/table/table.tsx';
import { columnsOf } from './columns.tsx';
import { plans, statuses, useFilters } from './filters.ts';
import styles from './page.module.css';
import { usersWords } from './words.ts';

/** Stands in a choice for 'whatever it is'. */
const any = 'any';

/** The list is there before what stands around it, and before the forms and dialogs of what is done to one user. */
const Stats = lazy(() => import('./stats.tsx').then(({ Stats }) => ({ default: Stats })));
const Export = lazy(() => import('./export.tsx').then(({ Export }) => ({ default: Export })));
const CreateUser = lazy(() =>
  import('./create/sheet.tsx').then(({ CreateUser }) => ({ default: CreateUser })),
);
const Details = lazy(() => import('./details.tsx').then(({ Details }) => ({ default: Details })));

/** Every advisor's account: found, put in order, and opened. */
export function Component() {
  const text = useWords(usersWords);
  const { day } = useDates();
  const filters = useFilters();
  const { search, plan, status, sort } = filters;
  const mayAll = useAdmin(state => state.admin?.role) === 'admin';
  const narrowed = { ...(search && { search }), ...(plan && { plan }), ...(status && { status }) };
  const list = useInfiniteQuery({
    queryKey: ['admin', 'users', { ...narrowed, sort }],
    queryFn: ({ pageParam }) =>
      api.adminUsers.list({
        query: { ...narrowed, sort, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { session: 'admin' },
  });
  const columns = useMemo(() => columnsOf(text, day), [text, day]);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const total = list.data?.pages[0]?.total;
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead}>
        {mayAll && (
          <Suspense>
            <Export filters={narrowed} />
          </Suspense>
        )}
        <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
          <RefreshCw aria-hidden="true" />
          {text.refresh}
        </Button>
        {mayAll && (
          <Button look="primary" onClick={filters.create}>
            <UserPlus aria-hidden="true" />
            {text.create}
          </Button>
        )}
      </PageHeader>
      <div className={styles.stats}>
        <Suspense>
          <Stats />
        </Suspense>
      </div>
      <div className={styles.filters}>
        <SearchBox value={search} onSearch={filters.setSearch} label={text.search} hint={text.searchHint} />
        <Select
          label={text.plan}
          value={plan ?? any}
          options={[
            { value: any, label: text.allPlans },
            ...plans.map(value => ({ value, label: text.plans[value] })),
          ]}
          onChoose={next => filters.setPlan(next === any ? undefined : next)}
        />
        <Select
          label={text.status}
          value={status ?? any}
          options={[
            { value: any, label: text.allStatuses },
            ...statuses.map(value => ({ value, label: text.statuses[value] })),
          ]}
          onChoose={next => filters.setStatus(next === any ? undefined : next)}
        />
        <p className={styles.count} aria-live="polite">
          {total && text.count(total.count, total.more)}
        </p>
      </div>
      <Table
        label={text.users}
        columns={columns}
        rows={rows}
        rowId={({ id }) => `${id}`}
        rowName={({ name }) => name}
        problem={rows ? undefined : list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: text.empty, text: text.emptyText }}
        filtered={search !== '' || plan !== undefined || status !== undefined}
        sorting={filters.sorting}
        onSort={filters.setSorting}
        sortedByServer
        onOpen={({ id }) => filters.open(id)}
        openId={filters.openId === undefined ? undefined : `${filters.openId}`}
      />
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
      {mayAll && (
        <Suspense>
          <CreateUser open={filters.creating} onClose={filters.close} onOpen={filters.open} />
        </Suspense>
      )}
      <Suspense>
        <Details id={filters.openId} onClose={filters.close} />
      </Suspense>
    </PageBody>
  );
}
