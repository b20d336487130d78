import { memo, type RefCallback } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { Column } from './columns.ts';
import styles from './table.module.css';

interface TableRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  /** Whether it is chosen; undefined where none can be. */
  readonly selected: boolean | undefined;
  /** What its checkbox is called: it asks for no words itself, as thousands come and go while a list scrolls. */
  readonly selectLabel: string;
  readonly onSelect: (id: string, event: unknown) => void;
  readonly open: boolean;
  /** True while it is marked that something in it was taken back. */
  readonly alert: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly measure: RefCallback<HTMLElement> | undefined;
}

function OneRow<Row>(props: TableRowProps<Row>) {
  const {
    columns,
    row,
    id: rowId,
    index,
    selected,
    selectLabel,
    onSelect,
    open,
    alert,
    onOpen,
    measure,
  } = props;
  const [first, ...others] = columns;
  /* As cards the parts are no longer drawn as a table, and a browser would forget that they are one. */
  /* biome-ignore-start lint/a11y/noRedundantRoles: see above. */
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-selected={selected || undefined}
      data-open={open || undefined}
      data-alert={alert || undefined}
    >
      {selected !== undefined && (
        <td role="cell" className={styles.choose}>
          <Checkbox label={selectLabel} checked={selected} onChange={event => onSelect(rowId, event)} />
        </td>
      )}
      <th
        role="rowheader"
        scope="row"
        data-beside={others.some(({ cardLine }) => cardLine === 0) || undefined}
      >
        {onOpen ? (
          <button type="button" className={styles.open} data-opens onClick={() => onOpen(row)}>
            {first?.cell(row)}
          </button>
        ) : (
          first?.cell(row)
        )}
      </th>
      {others.map(({ id, title, cell, align, oneLine, bare, cardLine, roomyOnly, spare }) => (
        <td
          key={id}
          role="cell"
          data-title={bare ? undefined : title}
          data-align={align}
          data-line={oneLine}
          data-card={cardLine}
          data-roomy={roomyOnly}
          data-spare={spare}
          // Figures stand at the end of their column.
          translate={align && !bare ? 'no' : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
  /* biome-ignore-end lint/a11y/noRedundantRoles: see above. */
}

/** One row, which is a card on a phone. It is drawn again only when it changes: a long list scrolls by many. */
export const TableRow = memo(OneRow) as typeof OneRow;
