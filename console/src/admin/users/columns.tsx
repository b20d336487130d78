import type { AdminUser } from '@loan-kereta/sdk/contract';
import type { Column } from '../../ui/table/columns.ts';
import { Person } from '../person.tsx';
import { PlanBadge, StatusBadge } from './badges.tsx';
import styles from './page.module.css';
import type { UsersWords } from './words.ts';

/** The columns of the list. @param day writes a time as a day */
export const columnsOf = (text: UsersWords, day: (time: string) => string): readonly Column<AdminUser>[] => [
  {
    id: 'name',
    title: text.columns.name,
    sort: true,
    cell: ({ name, email, picture }) => <Person name={name} email={email} picture={picture} />,
  },
  {
    id: 'plan',
    title: text.columns.plan,
    sort: true,
    cardLine: 1,
    bare: true,
    cell: ({ plan }) => <PlanBadge plan={plan} />,
  },
  {
    id: 'status',
    title: text.columns.status,
    sort: true,
    cardLine: 1,
    bare: true,
    cell: ({ status }) => <StatusBadge status={status} text={text} />,
  },
  {
    id: 'plan_expires_at',
    title: text.columns.expires,
    sort: true,
    oneLine: true,
    cardLine: 2,
    cell: ({ access }) =>
      access.expires_at ? day(access.expires_at) : <span className={styles.never}>{text.never}</span>,
  },
  {
    id: 'created_at',
    title: text.columns.created,
    sort: true,
    oneLine: true,
    cardLine: 2,
    cell: ({ created_at }) => day(created_at),
  },
];
