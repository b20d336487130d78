import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface UploadRow {
  readonly advisor_id: number;
  readonly name: string;
  readonly created_at: StoredDate;
}

const uploads = (db: Database) => db.knex<UploadRow>('uploads');

/** Notes that an advisor has uploaded a picture, now when it is the same again. */
export async function note(db: Database, advisorId: number, name: string, at: Date): Promise<void> {
  await db
    .knex('uploads')
    .insert({ advisor_id: advisorId, name, created_at: at })
    .onConflict(['advisor_id', 'name'])
    .merge(['created_at']);
}

/** An advisor's pictures, oldest first. */
export async function listOf(db: Database, advisorId: number): Promise<{ name: string; createdAt: Date }[]> {
  const rows = await uploads(db).where({ advisor_id: advisorId }).orderBy(['created_at', 'name']);
  return rows.map(row => ({ name: row.name, createdAt: readDate(row.created_at) }));
}

export async function isNoted(db: Database, name: string, advisorId?: number): Promise<boolean> {
  const found = await uploads(db)
    .where({ name, ...(advisorId !== undefined && { advisor_id: advisorId }) })
    .first('name');
  return found !== undefined;
}

export async function forget(db: Database, advisorId: number, names: readonly string[]): Promise<void> {
  await uploads(db).where({ advisor_id: advisorId }).whereIn('name', names).del();
}
