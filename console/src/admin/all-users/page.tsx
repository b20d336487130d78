import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Table } from '../../ui/table/table.tsx';
import { VirtualRows } from '../../ui/table/virtual-rows.tsx';
import { useTakenBack } from '../users/acts/taken-back.ts';
import { useFilters } from '../users/filters.ts';
import { ListFilters } from '../users/list-filters.tsx';
import { useUserList } from '../users/use-user-list.ts';
import { usersWords } from '../users/words.ts';
import { allColumnsOf } from './columns.tsx';
import styles from './page.module.css';
import { useSelection } from './selection.ts';

/** Fetched when somebody is selected, or opened. */
const Bulk = lazy(() => import('./bulk.tsx').then(({ Bulk }) => ({ default: Bulk })));
const Details = lazy(() => import('../users/details.tsx').then(({ Details }) => ({ default: Details })));

/** How many rows come at once. */
const limit = 100;

/** All users at any number: walked by keyboard, selected, and changed together. */
export function Component() {
  const text = useWords(usersWords);
  const { day } = useDates();
  const filters = useFilters();
  const { list, rows, total, isFiltered } = useUserList(filters, limit);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const selection = useSelection(filters, rows?.map(({ id }) => `${id}`) ?? []);
  const takenBack = useTakenBack();
  const columns = useMemo(() => allColumnsOf(text, day), [text, day]);
  return (
    <div className={styles.body}>
      <PageHeader title={text.users}>
        <Button busy={list.isRefetching && !isFetchingNextPage} onClick={() => void list.refetch()}>
          <RefreshCw aria-hidden="true" />
          {text.refresh}
        </Button>
      </PageHeader>
      <ListFilters filters={filters} total={total} />
      <div className={styles.list}>
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
          selected={selection.selected}
          onSelect={selection.select}
          onOpen={({ id }) => filters.open(id)}
          openId={filters.openId === undefined ? undefined : `${filters.openId}`}
          alertId={takenBack}
          body={VirtualRows}
          rowCount={total && (total.more ? -1 : total.count)}
          onEnd={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
        />
      </div>
      {selection.selected.size > 0 && total && (
        <Suspense>
          <Bulk selection={selection} total={total} shown={rows?.length ?? 0} />
        </Suspense>
      )}
      <Suspense>
        <Details id={filters.openId} onClose={filters.close} />
      </Suspense>
    </div>
  );
}
