import { legalVersion } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { insert, listOf } from './table.ts';

/** Which terms and privacy notice an advisor has agreed to, and when. */
export const consentsService = (db: Database, now: Clock) => ({
  /** Notes that an advisor agrees to those of today. Belongs into the transaction that opens the account. */
  give: (advisorId: number): Promise<void> => insert(db, advisorId, legalVersion, now()),

  records: {
    name: 'consents',
    list: async advisorId =>
      (await listOf(db, advisorId)).map(({ version, created_at }) => ({
        version,
        created_at: readDate(created_at),
      })),
  } satisfies PersonalRecords,
});

export type ConsentsService = ReturnType<typeof consentsService>;
