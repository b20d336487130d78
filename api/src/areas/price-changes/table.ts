import { mostCounted, type PriceChangeState } from '@loan-kereta/sdk/contract';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { type Order, readPage, type Slice } from '../../db/pages.ts';

export interface PriceChangeRow {
  readonly id: number;
  readonly state: PriceChangeState;
  readonly due_at: StoredDate;
  /** JSON of what will cost what. */
  readonly items: string;
  readonly variants: number;
  /** JSON of the ids that a list names; null for one that is older than that. */
  readonly first: string | null;
  readonly changed: number | null;
  readonly skipped: number | null;
  readonly created_by: string;
  readonly created_at: StoredDate;
  readonly ended_by: string | null;
  readonly ended_at: StoredDate | null;
}

const changes = (db: Database) => db.knex<PriceChangeRow>('price_changes');

const byDue = [
  { name: 'due_at', kind: 'date' },
  { name: 'id', kind: 'number' },
] as const;

/** The orders that the list can be had in. */
export const orders = {
  '-due_at': { name: '-due_at', by: byDue, descending: true },
  due_at: { name: 'due_at', by: byDue },
} as const satisfies Record<string, Order>;

/** A change without what it is about, which may be 200 kB of each. */
export type ListedChangeRow = Omit<PriceChangeRow, 'items'>;

const listed = [
  ...(['id', 'state', 'due_at', 'variants', 'first', 'changed', 'skipped'] as const),
  ...(['created_by', 'created_at', 'ended_by', 'ended_at'] as const),
] satisfies readonly (keyof ListedChangeRow)[];

export function listChanges(db: Database, state: PriceChangeState | undefined, slice: Slice) {
  const query = changes(db).select(listed);
  return readPage<ListedChangeRow>(db, state ? query.where({ state }) : query, slice, mostCounted);
}

export const findChange = (db: Database, id: number): Promise<PriceChangeRow | undefined> =>
  changes(db).where({ id }).first();

/** The same, and nobody else ends it until the running transaction does. */
export const lockChange = (db: Database, id: number): Promise<PriceChangeRow | undefined> =>
  changes(db).where({ id }).forUpdate().first();

/** The number of the one that has been due the longest; undefined when none is. */
export async function findDue(db: Database, now: Date): Promise<number | undefined> {
  const due = changes(db).where({ state: 'waiting' }).where('due_at', '<=', now);
  return (await due.orderBy(['due_at', 'id']).first('id'))?.id;
}

export async function countWaiting(db: Database): Promise<number> {
  const [row] = await changes(db).where({ state: 'waiting' }).count({ counted: '*' });
  return Number(row?.counted);
}

export type NewChange = Pick<PriceChangeRow, 'items' | 'variants' | 'first' | 'created_by'> & {
  readonly due_at: Date;
  readonly created_at: Date;
};

export async function insertChange(db: Database, change: NewChange): Promise<number> {
  const [id] = await db.knex('price_changes').insert({ ...change, state: 'waiting' });
  return Number(id);
}

/** Deletes some changes that were over before this. @returns how many */
export function deleteSomeOlder(db: Database, time: Date, most: number): Promise<number> {
  // By the time they were due, which is in an index: one that was applied ended after that, however late.
  const old = changes(db).whereIn('state', ['applied', 'cancelled']).where('due_at', '<', time);
  return deleteSome(db, 'price_changes', old.where('ended_at', '<', time), most);
}

export async function endChange(
  db: Database,
  id: number,
  end: { readonly state: PriceChangeState; readonly ended_at: Date } & Partial<
    Pick<PriceChangeRow, 'changed' | 'skipped' | 'ended_by'>
  >,
): Promise<void> {
  await db.knex('price_changes').where({ id }).update(end);
}
