import { parsePlan } from '@loan-kereta/sdk/plans';
import { readBoolean, readDate, readOptionalDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Rows, readRows, type Slice } from '../../db/pages.ts';
import type { Account, AccountRow } from '../advisors/account.ts';

/** All that the exported table is made of: of a million accounts every column more is a second. */
const reportedColumns = [
  'id',
  'name',
  'email',
  'plan',
  'plan_expires_at',
  'is_approved',
  'penalty_until',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Account)[];

type ReportedColumn = (typeof reportedColumns)[number];
export type ReportedAccount = Pick<Account, ReportedColumn>;
type ReportedRow = Pick<AccountRow, ReportedColumn>;

const read = (row: ReportedRow): ReportedAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  plan: parsePlan(row.plan) ?? 'basic',
  plan_expires_at: readOptionalDate(row.plan_expires_at),
  is_approved: readBoolean(row.is_approved),
  penalty_until: readOptionalDate(row.penalty_until),
  created_at: readDate(row.created_at),
  updated_at: readDate(row.updated_at),
});

const accounts = (db: Database) => db.knex<ReportedRow>('advisors').select(...reportedColumns);

/** The accounts with these numbers, in this order; one that is gone is left out. */
export async function reportedOf(db: Database, ids: readonly number[]): Promise<ReportedAccount[]> {
  const rows: ReportedRow[] = await accounts(db).whereIn('id', [...ids]);
  const byId = new Map(rows.map(row => [row.id, read(row)]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** A slice of all accounts by their numbers, which is the cheapest way to read them all. */
export async function readReported(db: Database, slice: Slice): Promise<Rows<ReportedAccount>> {
  const { rows, end } = await readRows<ReportedRow>(accounts(db), slice);
  return { rows: rows.map(read), end };
}
