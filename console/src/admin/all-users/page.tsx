import { lazy, Suspense, useMemo } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { VirtualRows } from '../../ui/table/virtual-rows.tsx';
import { useAdminDates } from '../dates.ts';
import { useFilters } from '../users/filters.ts';
import { ListFilters } from '../users/list-filters.tsx';
import { useUserList } from '../users/use-user-list.ts';
import { UserTable } from '../users/user-table.tsx';
import { usersWords } from '../users/words.ts';
import { atOnce } from './at-once.ts';
import { allColumnsOf } from './columns.tsx';
import styles from './page.module.css';
import { useSelection } from './selection.ts';

/** Fetched when somebody is selected. */
const Bulk = lazy(() => import('./bulk.tsx').then(({ Bulk }) => ({ default: Bulk })));

export { begin } from '../users/begin.ts';

/** All users at any number: walked by keyboard, selected, and changed together. */
export function Component() {
  const text = useWords(usersWords);
  const { day } = useAdminDates();
  const filters = useFilters();
  const users = useUserList(filters, atOnce);
  const { list, rows, total } = users;
  // Of what goes on between two pages nothing is said here, so nothing is drawn for it.
  const { hasNextPage, isFetchNextPageError, isRefetching, isPlaceholderData, fetchNextPage } = list;
  const selection = useSelection(filters, isPlaceholderData, rows);
  const columns = useMemo(() => allColumnsOf(text, day), [text, day]);
  return (
    <div className={styles.body}>
      <PageHeader title={text.users} beside>
        <RefreshButton label={text.refresh} busy={isRefetching} onPress={() => void list.refetch()} />
      </PageHeader>
      <ListFilters filters={filters} total={total} />
      {/* The keyboard reaches it from the head of the list, not only behind the last of its rows. */}
      {selection.selected.size > 0 && total && (
        <Suspense>
          <Bulk selection={selection} total={total} loaded={rows?.length ?? 0} />
        </Suspense>
      )}
      <div className={styles.list}>
        <UserTable
          filters={filters}
          list={users}
          columns={columns}
          onOpen={({ id }) => filters.open(id)}
          selected={selection.selected}
          onSelect={selection.select}
          body={VirtualRows}
          rowCount={total && (total.more ? -1 : total.count)}
          // What failed is asked for again by who reads that it did: the table would ask without an end.
          onEnd={() => void (hasNextPage && !isFetchNextPageError && fetchNextPage({ cancelRefetch: false }))}
        />
      </div>
    </div>
  );
}
