import { mostCounted } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import type { AppendOnlyTable } from '../../db/append-only.ts';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { narrow } from '../../db/narrow.ts';
import { readPage, type Slice } from '../../db/pages.ts';
import { insertRows } from '../../db/rows.ts';

export interface PaymentRow {
  readonly id: number;
  readonly advisor_id: number;
  readonly plan: Plan;
  /** Below zero when it takes another one back. */
  readonly amount_sen: number;
  readonly note: string | null;
  readonly admin_id: number;
  readonly admin_email: string;
  /** The payment that this one undoes. */
  readonly takes_back: number | null;
  readonly created_at: StoredDate;
}

export const payments = {
  name: 'payments',
  facts: ['id', 'advisor_id', 'plan', 'amount_sen', 'admin_id', 'admin_email', 'takes_back', 'created_at'],
  personal: ['note'],
} as const satisfies AppendOnlyTable;

const rows = (db: Database) => db.knex<PaymentRow>('payments');

export const insertAll = (db: Database, added: readonly Omit<PaymentRow, 'id'>[]): Promise<void> =>
  insertRows(db, 'payments', added);

export async function insert(db: Database, added: Omit<PaymentRow, 'id'>): Promise<number> {
  const [id] = await db.knex('payments').insert(added);
  return Number(id);
}

export const find = (db: Database, id: number): Promise<PaymentRow | undefined> =>
  rows(db).where({ id }).first();

/** Whether a payment was taken back. */
export const isTakenBack = async (db: Database, id: number): Promise<boolean> =>
  (await rows(db).where({ takes_back: id }).first('id')) !== undefined;

/** Those of some payments that were not taken back. */
export const findStanding = (db: Database, ids: readonly number[]): Promise<PaymentRow[]> =>
  rows(db)
    .whereIn('id', ids)
    .whereNotIn('id', query => query.from('payments').whereIn('takes_back', ids).select('takes_back'));

/** The number of the last payment of some accounts, by theirs. */
export async function latestOf(db: Database, advisorIds: readonly number[]): Promise<Map<number, number>> {
  const found = await rows(db)
    .whereIn('advisor_id', advisorIds)
    .groupBy('advisor_id')
    .select('advisor_id')
    .max({ last: 'id' });
  return new Map(found.map(row => [row.advisor_id, Number(row.last)]));
}

/** Which payments. */
export interface PaymentFilter {
  readonly advisor_id?: number | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

export function listPayments(db: Database, { advisor_id, since, until }: PaymentFilter, slice: Slice) {
  const query = narrow(rows(db), { advisor_id }, { since, until });
  return readPage<PaymentRow>(db, query, slice, mostCounted);
}

/** All that an advisor has paid, oldest first. */
export const listAllOf = async (db: Database, advisorId: number): Promise<PaymentRow[]> =>
  rows(db)
    .where({ advisor_id: advisorId })
    .orderBy([{ column: 'created_at' }, { column: 'id' }]);

/** Takes out of an account's payments what tells of the person. */
export async function clearPersonal(db: Database, advisorId: number): Promise<void> {
  await rows(db).where({ advisor_id: advisorId }).update({ note: null });
}
