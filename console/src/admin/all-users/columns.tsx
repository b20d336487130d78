import type { AdminUser } from '@loan-kereta/sdk/contract';
import type { Column } from '../../ui/table/columns.ts';
import { columnsOf } from '../users/columns.tsx';
import type { UsersWords } from '../users/words.ts';

/** The columns where the page is all the list's. @param day writes a time as a day */
export function allColumnsOf(text: UsersWords, day: (time: string) => string): readonly Column<AdminUser>[] {
  const [user, ...others] = columnsOf(text, day);
  return [
    ...(user ? [user] : []),
    {
      id: 'brand_name',
      title: text.details.brand,
      roomyOnly: true,
      cell: ({ brand_name }) => brand_name || text.details.none,
    },
    {
      id: 'whatsapp',
      title: text.details.whatsapp,
      oneLine: true,
      cell: ({ whatsapp }) => whatsapp || text.details.none,
    },
    ...others,
  ];
}
