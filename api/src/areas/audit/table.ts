import { type ActorKind, mostCounted } from '@loan-kereta/sdk/contract';
import type { AppendOnlyTable } from '../../db/append-only.ts';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { narrow } from '../../db/narrow.ts';
import { readPage, type Slice } from '../../db/pages.ts';
import { insertRows } from '../../db/rows.ts';

export interface AuditRow {
  readonly id: number;
  /** Whose account; null for what concerns no single one, such as the list of models. */
  readonly advisor_id: number | null;
  /** The admin whose account it concerns, if it does. */
  readonly target_admin_id: number | null;
  readonly actor: ActorKind;
  /** The admin who did it. */
  readonly admin_id: number | null;
  readonly admin_email: string | null;
  readonly action: string;
  readonly state_before: string | null;
  readonly state_after: string | null;
  readonly details: string;
  readonly personal: string | null;
  readonly network: string | null;
  readonly request_id: string | null;
  readonly created_at: StoredDate;
}

export const auditEntries = {
  name: 'audit_entries',
  facts: [
    'id',
    'advisor_id',
    'action',
    'details',
    'admin_email',
    'created_at',
    'actor',
    'admin_id',
    'target_admin_id',
    'state_before',
    'state_after',
    'request_id',
  ],
  personal: ['personal', 'network'],
} as const satisfies AppendOnlyTable;

const entries = (db: Database) => db.knex<AuditRow>('audit_entries');

export const insertEntries = (db: Database, rows: readonly Omit<AuditRow, 'id'>[]): Promise<void> =>
  insertRows(db, 'audit_entries', rows);

/** Which entries: all that is given holds of them. */
export interface AuditFilter {
  readonly advisor_id?: number | undefined;
  readonly target_admin_id?: number | undefined;
  readonly admin_id?: number | undefined;
  readonly network?: string | undefined;
  readonly action?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

export function listEntries(
  db: Database,
  { advisor_id, target_admin_id, admin_id, network, action, since, until }: AuditFilter,
  slice: Slice,
) {
  const values = { advisor_id, target_admin_id, admin_id, network, action };
  const query = narrow(entries(db), values, { since, until });
  return readPage<AuditRow>(db, query, slice, mostCounted);
}

/** The last entry about an account that tells of one of these actions. */
export const findLast = (
  db: Database,
  advisorId: number,
  actions: readonly string[],
): Promise<AuditRow | undefined> =>
  entries(db)
    .where({ advisor_id: advisorId })
    .whereIn('action', actions)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();

/** The last entries about an account, oldest first. */
export async function listLastOf(db: Database, advisorId: number, limit: number): Promise<AuditRow[]> {
  const rows = await entries(db)
    .where({ advisor_id: advisorId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return rows.reverse();
}

/** Takes out of an account's entries what tells of the person. From where an admin acted is none of it. */
export async function clearPersonal(
  db: Database,
  account: { advisor_id: number } | { target_admin_id: number },
): Promise<void> {
  const own = () => entries(db).where(account);
  await own().whereNotNull('personal').update({ personal: null });
  await own().whereNot({ actor: 'admin' }).whereNotNull('network').update({ network: null });
}
