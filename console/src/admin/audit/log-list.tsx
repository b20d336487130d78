import { useWords } from '../../language/dictionary.ts';
import hidden from '../../ui/hidden.module.css';
import type { Column } from '../../ui/table/columns.ts';
import type { PagedList } from '../paged-list.ts';
import { PagedTable } from '../paged-table.tsx';
import type { Filters } from './filters.ts';
import styles from './page.module.css';
import { auditWords } from './words.ts';

interface LogListProps<Row extends { readonly id: number }> {
  readonly label: string;
  readonly list: PagedList<Row>;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly filters: Filters;
  readonly onOpen?: (row: Row) => void;
}

/** The rows of one log, newest first or oldest first, with how many there are and a way to more. */
export function LogList<Row extends { readonly id: number }>(props: LogListProps<Row>) {
  const { label, list, columns, nameOf, empty, filters, onOpen } = props;
  const text = useWords(auditWords);
  const count = list.total && text.count(list.total.count, list.total.more);
  return (
    <>
      <p className={`${styles.count} ${hidden.onPhone}`} aria-live="polite">
        {count}
      </p>
      <PagedTable
        list={list}
        label={label}
        count={count}
        columns={columns}
        rowName={nameOf}
        empty={empty}
        filtered={filters.isFiltered}
        sorting={{ column: 'when', descending: !filters.oldestFirst }}
        onSort={next => filters.order(next ? !next.descending : !filters.oldestFirst)}
        {...(onOpen && { onOpen, openId: filters.openId })}
      />
    </>
  );
}
