import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox, SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Empty, Failed, Loading } from '../states.tsx';
import { kitWords } from '../words.ts';
import { Checkbox } from './checkbox.tsx';
import { type Column, features, type Sorting } from './columns.ts';
import { SortChoice } from './sort-choice.tsx';
import styles from './table.module.css';

interface TableProps<Row> {
  /** What the rows are: 'Users'. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  /** Absent while they are on their way. */
  readonly rows?: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** What a row is called where it is only read. */
  readonly rowName: (row: Row) => string;
  /** Why there are no rows, and what asks for them again. */
  readonly problem?: unknown;
  readonly onRetry?: () => void;
  /** What is said where there is nothing yet. */
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode };
  /** True while a search or a filter leaves rows out; nothing left is then not the same as nothing there. */
  readonly filtered?: boolean;
  readonly sorting?: Sorting | undefined;
  /** Asks for another order. @param sorting undefined for the list's own */
  readonly onSort?: (sorting: Sorting | undefined) => void;
  /** True where whoever gives the rows has put them in order; otherwise the table does. */
  readonly sortedByServer?: boolean;
  /** The ids of the chosen rows; absent where none can be chosen. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Opens a row; its name is then what opens it. */
  readonly onOpen?: (row: Row) => void;
  /** The row whose details are open. */
  readonly openId?: string | undefined;
}

const none: readonly never[] = [];

/** Rows under a head that stays in sight; on a phone each row is a card. It says by itself why it is empty. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowName,
    problem,
    onRetry,
    empty,
    filtered = false,
    onOpen,
    openId,
  } = props;
  const { sorting, onSort, sortedByServer = false, selected, onSelect } = props;
  const text = useWords(kitWords);

  const definitions = useMemo(
    () =>
      columns.map(({ id, title, sort }) => ({
        id,
        header: title,
        accessorFn: typeof sort === 'function' ? sort : () => '',
        enableSorting: sort !== undefined,
        sortFn: 'text' as const,
      })),
    [columns],
  );
  const sortState: SortingState = sorting ? [{ id: sorting.column, desc: sorting.descending }] : [];
  const selection: RowSelectionState = Object.fromEntries([...(selected ?? [])].map(id => [id, true]));
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? none,
    getRowId: rowId,
    manualSorting: sortedByServer,
    state: { sorting: sortState, rowSelection: selection },
    onSortingChange: change => {
      const [next] = typeof change === 'function' ? change(sortState) : change;
      onSort?.(next && { column: next.id, descending: next.desc });
    },
    onRowSelectionChange: change => {
      const next = typeof change === 'function' ? change(selection) : change;
      onSelect?.(new Set(Object.keys(next).filter(id => next[id])));
    },
  });

  if (problem !== undefined && problem !== null && onRetry)
    return <Failed problem={problem} onRetry={onRetry} />;
  if (!rows) return <Loading />;
  if (rows.length === 0)
    return filtered ? (
      <Empty icon={SearchX} title={text.nothingFound} text={text.nothingFoundText} />
    ) : (
      <Empty icon={Inbox} title={empty.title} text={empty.text}>
        {empty.action}
      </Empty>
    );

  const isChoosing = selected !== undefined;
  return (
    <>
      {onSort && <SortChoice {...{ columns, sorting, onSort }} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <div className={styles.scroll} tabIndex={0}>
        {/* As cards the parts are no longer drawn as a table, and a browser would forget that they are one. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
        <table className={styles.table} role="table" aria-label={label}>
          <thead role="rowgroup">
            {table.getHeaderGroups().map(group => (
              <tr key={group.id} role="row">
                {isChoosing && (
                  <th role="columnheader" scope="col" className={styles.choose}>
                    <Checkbox
                      label={text.selectAll}
                      checked={table.getIsAllRowsSelected()}
                      indeterminate={table.getIsSomeRowsSelected()}
                      onChange={() => table.toggleAllRowsSelected()}
                    />
                  </th>
                )}
                {group.headers.map((header, index) => {
                  const column = columns[index];
                  const order = header.column.getIsSorted();
                  const Arrow = order === 'desc' ? ArrowDown : order === 'asc' ? ArrowUp : ChevronsUpDown;
                  return (
                    <th
                      key={header.id}
                      role="columnheader"
                      scope="col"
                      data-align={column?.align}
                      aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
                    >
                      {onSort && header.column.getCanSort() ? (
                        <button
                          type="button"
                          className={styles.sort}
                          data-sorted={order !== false || undefined}
                          onClick={header.column.getToggleSortingHandler()}
                        >
                          {column?.title}
                          <Arrow aria-hidden="true" />
                        </button>
                      ) : (
                        column?.title
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody role="rowgroup">
            {table.getRowModel().rows.map(row => {
              const name = columns[0]?.cell(row.original);
              return (
                <tr
                  key={row.id}
                  role="row"
                  data-selected={row.getIsSelected() || undefined}
                  data-open={row.id === openId || undefined}
                >
                  {isChoosing && (
                    <td role="cell" className={styles.choose}>
                      <Checkbox
                        label={`${text.select}: ${rowName(row.original)}`}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  <th role="rowheader" scope="row">
                    {onOpen ? (
                      <button type="button" className={styles.open} onClick={() => onOpen(row.original)}>
                        {name}
                      </button>
                    ) : (
                      name
                    )}
                  </th>
                  {columns.slice(1).map(({ id, title, cell, align, roomyOnly }) => (
                    <td key={id} role="cell" data-title={title} data-align={align} data-roomy={roomyOnly}>
                      {cell(row.original)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      </div>
    </>
  );
}
