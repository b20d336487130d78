import type { AdminUser } from '@loan-kereta/sdk/contract';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import type { PagedList } from '../paged-list.ts';
import { PagedTable } from '../paged-table.tsx';
import { useTakenBack } from './acts/taken-back.ts';
import { type Filters, isNarrowed } from './filters.ts';
import { useCount } from './use-count.ts';
import { usersWords } from './words.ts';

/** Fetched when somebody is opened. */
const Details = lazy(() => import('./details.tsx').then(({ Details }) => ({ default: Details })));

type Table = ComponentProps<typeof PagedTable<AdminUser>>;

interface UserTableProps
  extends Pick<
    Table,
    'columns' | 'onOpen' | 'selected' | 'onSelect' | 'body' | 'rowCount' | 'onEnd' | 'problemTitle'
  > {
  readonly filters: Filters;
  readonly list: PagedList<AdminUser>;
}

/** The users that the address asks for, and all about the one that it has open. */
export function UserTable({ filters, ...table }: UserTableProps) {
  const text = useWords(usersWords);
  // Once there they stay, so that they can close.
  const [wasOpened, setOpened] = useState(false);
  if (filters.openId !== undefined && !wasOpened) setOpened(true);
  return (
    <>
      <PagedTable
        problemTitle={text.failed}
        {...table}
        label={text.users}
        count={useCount(filters, table.list.total)}
        rowName={({ name }) => name}
        empty={{ title: text.empty, ofSearch: text.empty, text: text.emptyText }}
        filtered={isNarrowed(filters)}
        // What is searched for comes by how well it matches.
        {...(filters.search === '' && { sorting: filters.sorting, onSort: filters.setSorting })}
        openId={filters.openId}
        alertId={useTakenBack()}
      />
      {wasOpened && (
        <Suspense>
          <Details id={filters.openId} onClose={filters.close} />
        </Suspense>
      )}
    </>
  );
}
