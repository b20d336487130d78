import type { AuditAction, HistoryEntry } from '@loan-kereta/sdk/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import type { Column } from '../../ui/table/columns.ts';
import { useAdminDates } from '../dates.ts';
import { usePagedList } from '../paged-list.ts';
import { Brief } from './difference.tsx';
import { type Filters, narrowed, sorted } from './filters.ts';
import { LogList } from './log-list.tsx';
import { useNames } from './names.ts';
import styles from './page.module.css';
import { auditWords } from './words.ts';

/** Fetched once the first entry is opened. */
const Entry = lazy(() => import('./entry.tsx').then(({ Entry }) => ({ default: Entry })));

interface HistoryProps {
  readonly filters: Filters;
  /** The fields that narrow the list. */
  readonly children: ReactNode;
}

/** Who did what to which account or list. */
export function History({ filters, children }: HistoryProps) {
  const text = useWords(auditWords);
  const names = useNames();
  const { moment } = useAdminDates();
  const isAction = (name: string): name is AuditAction => Object.hasOwn(text.actions, name);
  const { target, action } = filters;
  const query = {
    ...narrowed(filters),
    ...(target !== undefined && { target_admin_id: target }),
    ...(action !== undefined && isAction(action) && { action }),
    ...sorted(filters),
  };
  const list = usePagedList(['audit', query], query, api.history.all);
  const columns: Column<HistoryEntry>[] = [
    {
      id: 'action',
      title: text.columns.action,
      cell: entry => (
        <>
          {names.action(entry)} <Brief before={entry.before} after={entry.after} />
        </>
      ),
    },
    { id: 'whom', title: text.columns.whom, oneLine: 'table', cardLine: 1, cell: names.whom },
    { id: 'who', title: text.columns.who, oneLine: 'table', cardLine: 2, cell: names.who },
    {
      id: 'when',
      title: text.columns.when,
      oneLine: true,
      sort: true,
      cardLine: 0,
      bare: true,
      cell: ({ timestamp }) => <time dateTime={timestamp}>{moment(timestamp)}</time>,
    },
    {
      id: 'network',
      title: text.columns.network,
      cardLine: 2,
      bare: true,
      spare: true,
      cell: ({ network: from }) => <span className={styles.network}>{from ?? text.nothing}</span>,
    },
  ];
  return (
    <div className={styles.log}>
      {children}
      <LogList
        label={text.logs.history}
        list={list}
        columns={columns}
        nameOf={names.action}
        empty={{ title: text.historyEmpty, text: text.historyEmptyText }}
        filters={filters}
        onOpen={({ id }) => filters.open(id)}
      />
      {filters.openId !== undefined && (
        <Suspense>
          <Entry
            entry={list.rows?.find(({ id }) => id === filters.openId)}
            loading={list.list.isPending}
            filters={filters}
          />
        </Suspense>
      )}
    </div>
  );
}
