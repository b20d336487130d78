import type { AdminUser } from '@loan-kereta/sdk/contract';
import type { Column } from '../../ui/table/columns.ts';
import { columnsOf } from '../users/columns.tsx';
import type { UsersWords } from '../users/words.ts';
import styles from './page.module.css';

/** Of the user, the brand, the number, and what the shorter list has, too: the user has what is left. */
const widths = [
  'auto',
  '10rem',
  '7.5rem',
  'var(--badge)',
  'var(--badge)',
  'max(7.5rem, var(--day))',
  'calc(var(--day) + var(--more))',
];

/** The columns where the page is all the list's. @param day writes a time as a day */
export function allColumnsOf(text: UsersWords, day: (time: string) => string): readonly Column<AdminUser>[] {
  const [user, ...others] = columnsOf(text, day);
  const columns: readonly Column<AdminUser>[] = [
    ...(user ? [user] : []),
    {
      id: 'brand_name',
      title: text.details.brand,
      roomyOnly: true,
      cell: ({ brand_name }) => <span className={styles.brand}>{brand_name || text.details.none}</span>,
    },
    {
      id: 'whatsapp',
      title: text.details.whatsapp,
      oneLine: true,
      cardLine: 1,
      bare: true,
      spare: true,
      cell: ({ whatsapp }) => whatsapp || text.details.none,
    },
    ...others,
  ];
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? 'auto' }));
}
