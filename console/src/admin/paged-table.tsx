import { Table, type TableProps } from '../ui/table/table.tsx';
import { MoreRows } from './more-rows.tsx';
import type { PagedList } from './paged-list.ts';

interface PagedTableProps<Row extends { readonly id: number }>
  extends Omit<
    TableProps<Row>,
    'rows' | 'rowId' | 'problem' | 'onRetry' | 'sortedByServer' | 'openId' | 'alertId'
  > {
  readonly list: PagedList<Row>;
  readonly openId?: number | undefined;
  readonly alertId?: number | undefined;
}

const idOf = (id: number | undefined) => (id === undefined ? undefined : `${id}`);

/** The rows of a list of the API as they come, and a way to more of them where the table does not ask by itself. */
export function PagedTable<Row extends { readonly id: number }>({
  list: { list, rows },
  openId,
  alertId,
  ...table
}: PagedTableProps<Row>) {
  return (
    <>
      <Table
        {...table}
        rows={rows}
        rowId={({ id }) => `${id}`}
        problem={rows ? undefined : list.error}
        onRetry={() => void list.refetch()}
        sortedByServer
        openId={idOf(openId)}
        alertId={idOf(alertId)}
      />
      <MoreRows list={list} asksItself={table.onEnd !== undefined} />
    </>
  );
}
