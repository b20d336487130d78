import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface ConsentRow {
  readonly version: string;
  readonly created_at: StoredDate;
}

export async function insert(db: Database, advisorId: number, version: string, at: Date): Promise<void> {
  await db.knex('consents').insert({ advisor_id: advisorId, version, created_at: at });
}

/** What an advisor has agreed to, oldest version first. */
export const listOf = (db: Database, advisorId: number): Promise<ConsentRow[]> =>
  db.knex('consents').where({ advisor_id: advisorId }).orderBy('version').select('version', 'created_at');
