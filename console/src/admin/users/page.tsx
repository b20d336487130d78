import { RefreshCw, UserPlus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useTakenBack } from './acts/taken-back.ts';
import { columnsOf } from './columns.tsx';
import { useFilters } from './filters.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './page.module.css';
import { narrowed, useUserList } from './use-user-list.ts';
import { usersWords } from './words.ts';

/** The list is there before what stands around it, and before the forms and dialogs of what is done to one user. */
const Stats = lazy(() => import('./stats.tsx').then(({ Stats }) => ({ default: Stats })));
const Export = lazy(() => import('../jobs/export.tsx').then(({ Export }) => ({ default: Export })));
const CreateUser = lazy(() =>
  import('./create/sheet.tsx').then(({ CreateUser }) => ({ default: CreateUser })),
);
const Details = lazy(() => import('./details.tsx').then(({ Details }) => ({ default: Details })));

/** Every advisor's account: found, put in order, and opened. */
export function Component() {
  const text = useWords(usersWords);
  const { day } = useDates();
  const filters = useFilters();
  const mayAll = useAdmin(state => state.admin?.role) === 'admin';
  const { list, rows, total, isFiltered } = useUserList(filters);
  const takenBack = useTakenBack();
  const columns = useMemo(() => columnsOf(text, day), [text, day]);
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead}>
        {mayAll && (
          <Suspense>
            <Export whom={{ filter: narrowed(filters) }} />
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
      <ListFilters filters={filters} total={total} />
      <Table
        label={text.users}
        columns={columns}
        rows={rows}
        rowId={({ id }) => `${id}`}
        rowName={({ name }) => name}
        problem={rows ? undefined : list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: text.empty, text: text.emptyText }}
        filtered={isFiltered}
        sorting={filters.sorting}
        onSort={filters.setSorting}
        sortedByServer
        onOpen={({ id }) => filters.open(id)}
        openId={filters.openId === undefined ? undefined : `${filters.openId}`}
        alertId={takenBack}
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
