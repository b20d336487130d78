import { constructRow, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table';

/**
 * A table's rows, of which those at the start that are still there stay. TanStack's own makes all of them anew whenever
 * some come, which for a list that comes by the hundred are half a million for ten thousand.
 */
export const growingRows = <Features extends TableFeatures, Item extends object>(
  table: Table<Features, Item>,
): (() => RowModel<Features, Item>) => {
  let items: readonly Item[] = [];
  let model: RowModel<Features, Item> = { rows: [], flatRows: [], rowsById: {} };
  return () => {
    const { data } = table.options;
    if (data === items) return model;
    const changed = items.findIndex((item, index) => data[index] !== item);
    const kept = changed === -1 ? items.length : changed;
    const added = data
      .slice(kept)
      .map((item, index) => constructRow(table, table.getRowId(item, kept + index), item, kept + index, 0));
    const before = model.rows.slice(0, kept);
    // One that only grows is not made anew either.
    const rowsById =
      changed === -1 ? model.rowsById : Object.fromEntries(before.map(row => [row.id, row] as const));
    for (const row of added) rowsById[row.id] = row;
    const rows = [...before, ...added];
    items = data;
    model = { rows, flatRows: rows, rowsById };
    return model;
  };
};
