import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown, Inbox, SearchX } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Empty, Failed, Loading } from '../states.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { kitWords } from '../words.ts';
import { AllRows, type BodyProps } from './all-rows.tsx';
import { Checkbox } from './checkbox.tsx';
import { type Column, features, type Sorting } from './columns.ts';
import { usePhone } from './phone.ts';
import { TableRow } from './row.tsx';
import { useRowKeys } from './row-keys.ts';
import { SortChoice } from './sort-choice.tsx';
import styles from './table.module.css';

export interface TableProps<Row> {
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
  /** What is said of it, where that has words of its own. */
  readonly problemTitle?: string;
  readonly onRetry?: () => void;
  /** The sentence of an empty list; `ofSearch`, of a search or filter that leaves nothing. */
  readonly empty: {
    readonly title: string;
    readonly ofSearch?: string;
    readonly text?: ReactNode;
    readonly action?: ReactNode;
  };
  /** True while a search or a filter leaves rows out; nothing left is then not the same as nothing there. */
  readonly filtered?: boolean;
  /** How many rows there are, in words, which a phone has beside their order. */
  readonly count?: string | undefined;
  readonly sorting?: Sorting | undefined;
  /** True for a list that is in an order of its own unless told. */
  readonly hasOwnOrder?: boolean;
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
  /** The row in which something was just taken back. */
  readonly alertId?: string | undefined;
  /** Draws the rows; unless told all of them are drawn, in their order. */
  readonly body?: ComponentType<BodyProps>;
  /** How many rows there are, where they are not all here yet; -1 where nobody knows. */
  readonly rowCount?: number | undefined;
  /** The last of the rows that are here is about to be seen. */
  readonly onEnd?: (() => void) | undefined;
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
    problemTitle,
    onRetry,
    empty,
    filtered = false,
    onOpen,
    openId,
    alertId,
  } = props;
  const { count, sorting, hasOwnOrder = false, onSort, sortedByServer = false, selected, onSelect } = props;
  const { body: Body = AllRows, rowCount, onEnd } = props;
  // A state, as what draws the rows needs it and is here before it.
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const reveals = useRef<(index: number) => void>(null);
  const reveal = useCallback((index: number) => reveals.current?.(index), []);
  useLostFocus(() => scroll, scroll);
  const isPhone = usePhone();
  useRowKeys(scroll, { count: onOpen ? (rows?.length ?? 0) : 0, reveal });
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

  // The same for good, so that a row is drawn again only when it changes, whatever the page gives the table anew.
  const acts = useRef({ onOpen, table });
  useLayoutEffect(() => {
    acts.current = { onOpen, table };
  });
  const open = useCallback((row: Row) => acts.current.onOpen?.(row), []);
  const choose = useCallback(
    (id: string, event: unknown) => acts.current.table.getRow(id).getToggleSelectedHandler()(event),
    [],
  );

  if (problem !== undefined && problem !== null && onRetry)
    return <Failed {...(problemTitle && { title: problemTitle })} problem={problem} onRetry={onRetry} />;
  if (!rows) return <Loading />;
  if (rows.length === 0)
    return (
      <div className={styles.nothing}>
        {filtered ? (
          <Empty icon={SearchX} title={empty.ofSearch ?? text.nothingFound} text={text.nothingFoundText} />
        ) : (
          <Empty icon={Inbox} title={empty.title} text={empty.text}>
            {empty.action}
          </Empty>
        )}
      </div>
    );

  const isChoosing = selected !== undefined;
  const tableRows = table.getRowModel().rows;
  return (
    <>
      {/* Of cards the head is only read, and what cannot be seen is not to be pressed. */}
      {onSort && isPhone && <SortChoice {...{ columns, count, sorting, hasOwnOrder, onSort }} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form. */}
      <div ref={setScroll} className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
        {/* As cards the parts are no longer drawn as a table, and a browser would forget that they are one. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above. */}
        <table
          className={styles.table}
          data-fixed={columns.some(({ width }) => width !== undefined) || undefined}
          data-opening={onOpen !== undefined || undefined}
          role="table"
          aria-label={label}
          aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        >
          <thead role="rowgroup">
            {table.getHeaderGroups().map(group => (
              <tr key={group.id} role="row" aria-rowindex={1}>
                {isChoosing && (
                  <th role="columnheader" scope="col" className={styles.choose}>
                    {isPhone ? (
                      text.select
                    ) : (
                      <Checkbox
                        label={text.selectAll}
                        checked={table.getIsAllRowsSelected()}
                        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                        onChange={() => table.toggleAllRowsSelected()}
                      />
                    )}
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
                      style={{ width: column?.width }}
                      data-align={column?.align}
                      data-roomy={column?.roomyOnly}
                      data-spare={column?.spare}
                      aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
                    >
                      {onSort && !isPhone && header.column.getCanSort() ? (
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
            <Body
              count={tableRows.length}
              scroll={scroll}
              {...(onEnd && { onEnd })}
              reveals={reveals}
              draw={(index, measure) => {
                const row = tableRows[index];
                return (
                  row && (
                    <TableRow
                      key={row.id}
                      {...{ columns, index, measure }}
                      row={row.original}
                      id={row.id}
                      selectLabel={`${text.select}: ${rowName(row.original)}`}
                      selected={isChoosing ? row.getIsSelected() : undefined}
                      onSelect={choose}
                      open={row.id === openId}
                      alert={row.id === alertId}
                      onOpen={onOpen && open}
                    />
                  )
                );
              }}
            />
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
      </div>
    </>
  );
}
