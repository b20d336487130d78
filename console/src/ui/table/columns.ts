import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { growingRows } from './growing-rows.ts';

/** What our tables can do of all that TanStack Table can. */
export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: growingRows,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
});

/** One column: what it is called, and what of a row it shows. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** By what its rows are put in order; absent for a column that orders nothing. A list that the server orders only needs `true`. */
  readonly sort?: true | ((row: Row) => string | number);
  /** Where figures stand under each other. */
  readonly align?: 'end';
  /** True for what is short and not broken into lines: a day, a number. `table` for what a table ends with an ellipsis and a card breaks. */
  readonly oneLine?: boolean | 'table';
  /** How wide it is where only some of many rows are drawn, which would each time be as wide as those need. */
  readonly width?: string;
  /** True for what says by itself what it is, such as buttons: a card does not name it. */
  readonly bare?: boolean;
  /**
   * Which line of a card on a phone it shares: that of the name, or the first or the second below. Absent for a line of
   * its own, its name on the left.
   */
  readonly cardLine?: 0 | 1 | 2;
  /** True for what a card on a phone does without, and so does a table of columns with a width that has little room. */
  readonly roomyOnly?: boolean;
  /** True for what a table of little room does without, as whoever opens the row has it. */
  readonly spare?: boolean;
}

/** By which column the rows are in order. */
export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}
