import { mostCounted } from '@loan-kereta/sdk/contract';
import type { AppendOnlyTable } from '../../db/append-only.ts';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { readPage, type Slice } from '../../db/pages.ts';

export interface NoteRow {
  readonly id: number;
  readonly advisor_id: number;
  readonly notes: string | null;
  readonly admin_id: number;
  readonly admin_email: string;
  readonly created_at: StoredDate;
}

export const notes = {
  name: 'notes',
  facts: ['id', 'advisor_id', 'admin_id', 'admin_email', 'created_at'],
  personal: ['notes'],
} as const satisfies AppendOnlyTable;

const rows = (db: Database) => db.knex<NoteRow>('notes');

export async function insert(db: Database, added: Omit<NoteRow, 'id'>): Promise<number> {
  const [id] = await db.knex('notes').insert(added);
  return Number(id);
}

export const listNotes = (db: Database, advisorId: number, slice: Slice) =>
  readPage<NoteRow>(db, rows(db).where({ advisor_id: advisorId }), slice, mostCounted);

export async function countNotes(db: Database, advisorId: number): Promise<number> {
  const [row] = await rows(db).where({ advisor_id: advisorId }).count({ counted: '*' });
  return Number(row?.counted);
}

/** Takes out of the notes about an account what they say. */
export async function clearPersonal(db: Database, advisorId: number): Promise<void> {
  await rows(db).where({ advisor_id: advisorId }).update({ notes: null });
}
