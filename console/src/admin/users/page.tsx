import { useQueryClient } from '@tanstack/react-query';
import { LogOut, UserPlus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin, useMayAll } from '../../session/admin.ts';
import { useAdminSignOut } from '../../session/sign-out.ts';
import { sessionWords } from '../../session/words.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { useAdminDates } from '../dates.ts';
import { columnsOf } from './columns.tsx';
import { narrowed, useFilters } from './filters.ts';
import { ListFilters } from './list-filters.tsx';
import styles from './page.module.css';
import { useUserList } from './use-user-list.ts';
import { UserTable } from './user-table.tsx';
import { usersWords } from './words.ts';

/** The list is there before what stands around it, and before the forms and dialogs of what is done to one user. */
const Stats = lazy(() => import('./stats.tsx').then(({ Stats }) => ({ default: Stats })));
const Export = lazy(() => import('../jobs/export.tsx').then(({ Export }) => ({ default: Export })));
const CreateUser = lazy(() =>
  import('./create/sheet.tsx').then(({ CreateUser }) => ({ default: CreateUser })),
);

export { begin } from './begin.ts';

/** Every advisor's account: found, put in order, and opened. */
export function Component() {
  const text = useWords(usersWords);
  const { day } = useAdminDates();
  const filters = useFilters();
  const admin = useAdmin(state => state.admin);
  const mayAll = useMayAll();
  const { signOut } = useWords(sessionWords);
  const leave = useAdminSignOut();
  const users = useUserList(filters);
  const queries = useQueryClient();
  const columns = useMemo(() => columnsOf(text, day), [text, day]);
  return (
    <PageBody>
      <PageHeader
        title={text.title}
        lead={
          <>
            {text.lead} {admin && <span className={styles.who}>{text.you(admin.email)}</span>}
          </>
        }
      >
        <RefreshButton
          label={text.refresh}
          busy={users.list.isRefetching}
          onPress={() => void queries.invalidateQueries({ queryKey: ['admin'] })}
        />
        {mayAll && (
          <Suspense>
            <span className={styles.export}>
              <Export whom={{ filter: narrowed(filters) }} wish="exportUsers" />
            </span>
          </Suspense>
        )}
        {mayAll && (
          <span className={styles.create}>
            <Button look="primary" onClick={filters.create}>
              <UserPlus aria-hidden="true" />
              {text.create}
            </Button>
          </span>
        )}
        <span className={styles.leave}>
          <Button look="quiet" aria-label={signOut} title={signOut} onClick={() => void leave()}>
            <LogOut aria-hidden="true" />
          </Button>
        </span>
      </PageHeader>
      <div className={styles.stats}>
        <Suspense>
          <Stats />
        </Suspense>
      </div>
      <ListFilters filters={filters} total={users.total} />
      <div className={styles.list}>
        <UserTable filters={filters} list={users} columns={columns} onOpen={({ id }) => filters.open(id)} />
      </div>
      {mayAll && (
        <Suspense>
          <CreateUser open={filters.creating} onClose={filters.close} onOpen={filters.open} />
        </Suspense>
      )}
    </PageBody>
  );
}
