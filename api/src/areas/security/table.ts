import { mostCounted, type SecurityKind } from '@loan-kereta/sdk/contract';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { narrow } from '../../db/narrow.ts';
import { readPage, readRows, type Slice } from '../../db/pages.ts';

export interface EventRow {
  readonly id: number;
  /** A hash of what is counted together. */
  readonly bucket: string;
  readonly kind: SecurityKind;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
  readonly advisor_id: number | null;
  readonly admin_id: number | null;
  readonly network: string | null;
  readonly device: string | null;
  readonly count: number;
  readonly created_at: StoredDate;
  readonly last_at: StoredDate;
}

export type NewEvent = Omit<EventRow, 'id' | 'count' | 'last_at'>;

const events = (db: Database) => db.knex<EventRow>('security_events');

/** Counts one more. @returns whether there was a row to count in */
export const countAgain = async (db: Database, bucket: string, at: Date): Promise<boolean> =>
  (await events(db)
    .where({ bucket })
    .update({ count: db.knex.raw('?? + 1', ['count']), last_at: at })) > 0;

/** Adds a row, or counts in the one that another request has just added. */
export async function addEvent(db: Database, event: NewEvent): Promise<void> {
  await db
    .knex('security_events')
    .insert({ ...event, count: 1, last_at: event.created_at })
    .onConflict('bucket')
    .merge({ count: db.knex.raw('?? + 1', ['security_events.count']), last_at: event.created_at });
}

/** Whether there are that many rows of one account, or of one network, since `time`. */
export async function areThereMany(
  db: Database,
  of: ({ advisor_id: number } | { admin_id: number } | { network: string }) & { outcome: string },
  time: Date,
  many: number,
): Promise<boolean> {
  const rows = await events(db).where(of).where('created_at', '>=', time).limit(many).select('id');
  return rows.length === many;
}

/** Which events: all that is given holds of them. */
export interface EventFilter {
  readonly advisor_id?: number | undefined;
  readonly admin_id?: number | undefined;
  readonly kind?: SecurityKind | undefined;
  readonly network?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

const eventsOf = (db: Database, { advisor_id, admin_id, kind, network, since, until }: EventFilter) =>
  narrow(events(db), { advisor_id, admin_id, kind, network }, { since, until });

export const listEvents = (db: Database, filter: EventFilter, slice: Slice) =>
  readPage<EventRow>(db, eventsOf(db, filter), slice, mostCounted);

/** The same without counting them all. */
export const listSomeEvents = (db: Database, filter: EventFilter, slice: Slice) =>
  readRows<EventRow>(eventsOf(db, filter), slice);

/** Deletes some of what was written before `time`. @returns how many */
export const deleteSomeOlder = (db: Database, time: Date, most: number): Promise<number> =>
  deleteSome(db, 'security_events', events(db).where('created_at', '<', time).orderBy('created_at'), most);
