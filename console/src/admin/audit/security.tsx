import type { NamedSecurityEvent } from '@loan-kereta/sdk/contract';
import type { ReactNode } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { usePhone } from '../../ui/table/phone.ts';
import { useAdminDates } from '../dates.ts';
import { usePagedList } from '../paged-list.ts';
import { type Filters, sorted } from './filters.ts';
import { LogList } from './log-list.tsx';
import { readable } from './names.ts';
import styles from './page.module.css';
import { useSecurityQuery } from './use-security-query.ts';
import { auditWords } from './words.ts';

interface SecurityLogProps {
  readonly filters: Filters;
  /** The fields that narrow the list. */
  readonly children: ReactNode;
}

/** Who tried to get into which account, from where, and what came of it. */
export function SecurityLog({ filters, children }: SecurityLogProps) {
  const text = useWords(auditWords);
  const { range } = useAdminDates();
  const isPhone = usePhone();
  const query = { ...useSecurityQuery(filters), ...sorted(filters) };
  const list = usePagedList(['security', query], query, api.security.list);
  const nameOf = ({ kind }: NamedSecurityEvent) => text.kinds[kind];
  const columns: Column<NamedSecurityEvent>[] = [
    { id: 'kind', title: text.columns.kind, cell: nameOf },
    {
      id: 'account',
      title: text.columns.account,
      cardLine: 1,
      bare: true,
      cell: ({ advisor_id, advisor_name, admin_email }) =>
        advisor_name ?? admin_email ?? (advisor_id === null ? text.noOne : `#${advisor_id}`),
    },
    {
      id: 'outcome',
      title: text.columns.outcome,
      cardLine: 1,
      bare: true,
      cell: ({ outcome }) => (
        <Badge tone={outcome === 'ok' ? 'good' : 'bad'}>{text.outcomes[outcome] ?? readable(outcome)}</Badge>
      ),
    },
    {
      id: 'network',
      title: text.columns.network,
      cardLine: 2,
      bare: true,
      cell: ({ network: from, device }) => (
        <>
          <span className={styles.network}>{from ?? text.nothing}</span>
          {device && <span className={styles.device}> {device}</span>}
        </>
      ),
    },
    {
      id: 'count',
      title: text.columns.count,
      align: 'end',
      cardLine: 2,
      // A card says only what is more than once.
      cell: ({ count }) => (isPhone && count === 1 ? '' : count.toLocaleString('en-MY')),
    },
    {
      id: 'when',
      title: text.columns.when,
      sort: true,
      cardLine: 0,
      bare: true,
      // What is counted has happened in one hour, and is in the order of the first time.
      cell: ({ first_at, last_at }) => (
        <time className={styles.when} dateTime={first_at}>
          {range(first_at, last_at)}
        </time>
      ),
    },
  ];
  return (
    <div className={styles.log}>
      {children}
      <LogList
        label={text.logs.security}
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty={{ title: text.securityEmpty, text: text.securityEmptyText }}
        filters={filters}
      />
    </div>
  );
}
