import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { Table } from '../../ui/table/table.tsx';
import type { Filters } from './filters.ts';
import styles from './page.module.css';
import { auditWords } from './words.ts';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: { readonly count: number; readonly more: boolean };
}

interface LogListProps<Row extends { readonly id: number }> {
  readonly label: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly filters: Filters;
  readonly onOpen?: (row: Row) => void;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
}

/** The rows of one log, newest first or oldest first, with how many there are and a way to more. */
export function LogList<Row extends { readonly id: number }>(props: LogListProps<Row>) {
  const { label, list, columns, nameOf, empty, filters, onOpen, action } = props;
  const text = useWords(auditWords);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {total && text.count(total.count, total.more)}
        </p>
        {action}
        <Button size="small" busy={list.isRefetching} onClick={() => void list.refetch()}>
          <RefreshCw aria-hidden="true" />
          {text.refresh}
        </Button>
      </div>
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowId={({ id }) => `${id}`}
        rowName={nameOf}
        problem={rows ? undefined : list.error}
        onRetry={() => void list.refetch()}
        empty={empty}
        filtered={filters.isFiltered}
        sorting={{ column: 'when', descending: !filters.oldestFirst }}
        onSort={next => filters.order(next ? !next.descending : !filters.oldestFirst)}
        sortedByServer
        {...(onOpen && { onOpen })}
        openId={onOpen && filters.openId !== undefined ? `${filters.openId}` : undefined}
      />
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
