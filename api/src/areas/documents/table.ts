import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface VersionRow {
  readonly name: string;
  readonly version: number;
  readonly saved_at: StoredDate;
  readonly saved_by: string | null;
}

/** Which version of a document there is, who saved it (null for the one that the site came with) and when. */
export interface DocumentVersion {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

const documents = (db: Database) => db.knex<VersionRow>('documents');

const fromRow = (row: VersionRow | undefined): DocumentVersion | undefined =>
  row && { version: row.version, savedAt: readDate(row.saved_at), savedBy: row.saved_by };

export const find = async (db: Database, name: string): Promise<DocumentVersion | undefined> =>
  fromRow(await documents(db).where({ name }).first());

/** The same, and nobody else saves the document until the running transaction ends. */
export const lock = async (db: Database, name: string): Promise<DocumentVersion | undefined> =>
  fromRow(await documents(db).where({ name }).forUpdate().first());

export async function insert(db: Database, name: string, savedAt: Date): Promise<void> {
  await documents(db).insert({ name, version: 1, saved_at: savedAt, saved_by: null });
}

export async function save(
  db: Database,
  name: string,
  { version, savedAt, savedBy }: DocumentVersion,
): Promise<void> {
  await documents(db).where({ name }).update({ version, saved_at: savedAt, saved_by: savedBy });
}
