import type { AdminRecord } from '@loan-kereta/sdk/contract';
import { lazy, Suspense } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { useAddress } from '../address.ts';
import { useAdminDates } from '../dates.ts';
import { usePagedList } from '../paged-list.ts';
import { PagedTable } from '../paged-table.tsx';
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
  const admins = usePagedList(['admins'], { limit: 100 }, api.admins.list);
  const { rows } = admins;
  const running = rows?.filter(({ role, state }) => role === 'admin' && state === 'active') ?? [];
  const open = rows?.find(admin => admin.id === openId);
  const columns: Column<AdminRecord>[] = [
    {
      id: 'email',
      title: text.columns.email,
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
      cardLine: 1,
      bare: true,
      cell: ({ role }) => <span className={styles.role}>{text.roles[role]}</span>,
    },
    {
      id: 'state',
      title: text.columns.state,
      cardLine: 1,
      bare: true,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{text.states[state]}</Badge>,
    },
    {
      id: 'factor',
      title: text.columns.factor,
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
      oneLine: true,
      cardLine: 2,
      cell: ({ created_at }) => day(created_at),
    },
  ];
  return (
    <>
      <PagedTable
        list={admins}
        label={text.title}
        columns={columns}
        rowName={({ email }) => email}
        empty={{ title: text.empty }}
        onOpen={({ id: one }) => set({ admin: `${one}` }, { isStep: true })}
        openId={openId}
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
