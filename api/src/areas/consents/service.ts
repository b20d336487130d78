import { legalVersion } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { PersonalRecords } from '../../personal-records.ts';

interface ConsentRow {
  readonly version: string;
  readonly created_at: StoredDate;
}

/** Which terms and privacy notice an advisor has agreed to, and when. */
export const consentsService = (db: Database, now: Clock) => ({
  /** Notes that an advisor agrees to those of today. Belongs into the transaction that opens the account. */
  async give(advisorId: number): Promise<void> {
    await db.knex('consents').insert({ advisor_id: advisorId, version: legalVersion, created_at: now() });
  },

  records: {
    name: 'consents',
    async list(advisorId) {
      const rows: ConsentRow[] = await db
        .knex('consents')
        .where({ advisor_id: advisorId })
        .orderBy('version')
        .select('version', 'created_at');
      return rows.map(({ version, created_at }) => ({ version, created_at: readDate(created_at) }));
    },
  } satisfies PersonalRecords,
});

export type ConsentsService = ReturnType<typeof consentsService>;
