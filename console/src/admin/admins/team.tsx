import type { AdminRecord } from '@loan-kereta/sdk/contract';
import { lazy, Suspense, useEffect } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import hidden from '../../ui/hidden.module.css';
import { SearchBox } from '../../ui/search-box.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { Table } from '../../ui/table/table.tsx';
import { useAddress } from '../address.ts';
import { useAdminDates } from '../dates.ts';
import listBar from '../list-bar.module.css';
import { usePagedList } from '../paged-list.ts';
import { found, useFilters } from './filters.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

const Details = lazy(() => import('./details.tsx').then(({ Details }) => ({ default: Details })));
const Invitation = lazy(() => import('./invitation.tsx').then(({ Invitation }) => ({ default: Invitation })));

const stateTones = { invited: 'warn', active: 'good', disabled: 'plain' } as const;

/** Every admin, with what they may do and how they sign in. */
export function Team() {
  const text = useWords(adminsWords);
  const { day } = useAdminDates();
  const { query, id, set } = useAddress();
  const me = useAdmin(state => state.admin);
  const openId = id('admin');
  const filters = useFilters();
  const { list, rows } = usePagedList(['admins'], { limit: 100 }, api.admins.list);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  // A search and an order are of all of them, who are few; so is whether somebody is the last who runs the site.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const shown = rows && found(rows, filters, text);
  const count = shown && text.count(shown.length);
  const running = rows?.filter(({ role, state }) => role === 'admin' && state === 'active') ?? [];
  const open = rows?.find(admin => admin.id === openId);
  const columns: Column<AdminRecord>[] = [
    {
      id: 'email',
      title: text.columns.email,
      sort: true,
      cell: ({ email }) => (
        <span className={styles.row}>
          {email}
          {email === me?.email && <Badge tone="teal">{text.you}</Badge>}
        </span>
      ),
    },
    {
      id: 'role',
      title: text.columns.role,
      sort: true,
      cardLine: 1,
      bare: true,
      cell: ({ role }) => <span className={styles.role}>{text.roles[role]}</span>,
    },
    {
      id: 'state',
      title: text.columns.state,
      sort: true,
      cardLine: 1,
      bare: true,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{text.states[state]}</Badge>,
    },
    {
      id: 'factor',
      title: text.columns.factor,
      sort: true,
      cardLine: 2,
      cell: ({ has_second_factor: has, state }) => (
        <Badge tone={has ? 'good' : state === 'disabled' ? 'plain' : 'warn'}>
          {has ? text.factor.yes : text.factor.no}
        </Badge>
      ),
    },
    {
      id: 'created',
      title: text.columns.created,
      sort: true,
      oneLine: true,
      cardLine: 2,
      cell: ({ created_at }) => day(created_at),
    },
  ];
  return (
    <>
      <div className={listBar.bar}>
        <SearchBox
          isLocal
          value={filters.search}
          onSearch={filters.setSearch}
          label={text.search}
          hint={text.searchHint}
        />
        {/* A phone has it beside the order of the list. */}
        <p className={`${listBar.count} ${hidden.onPhone}`} aria-live="polite">
          {count}
        </p>
      </div>
      <Table
        label={text.title}
        count={count}
        columns={columns}
        rows={shown}
        rowId={({ id: one }) => `${one}`}
        rowName={({ email }) => email}
        problem={rows ? undefined : list.error}
        onRetry={() => void list.refetch()}
        empty={{ title: text.empty }}
        filtered={filters.search !== ''}
        sorting={filters.sorting}
        hasOwnOrder
        onSort={filters.setSorting}
        sortedByServer
        onOpen={({ id: one }) => set({ admin: `${one}` }, { isStep: true })}
        openId={openId === undefined ? undefined : `${openId}`}
      />
      <Suspense>
        {openId !== undefined && rows && (
          <Details
            admin={open}
            isLast={open !== undefined && running.length === 1 && running[0]?.id === open.id}
            onClose={() => set({ admin: undefined })}
          />
        )}
        {query.has('invite') && <Invitation onClose={() => set({ invite: undefined })} />}
      </Suspense>
    </>
  );
}
