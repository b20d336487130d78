import { type ActorKind, mostCounted } from '@loan-kereta/sdk/contract';
import type { AppendOnlyTable } from '../../db/append-only.ts';
import type { StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { readPage, type Slice } from '../../db/pages.ts';

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
  kept: [
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

export async function insertEntry(db: Database, row: Omit<AuditRow, 'id'>): Promise<void> {
  await db.knex('audit_entries').insert(row);
}

/** Which entries; at most one of them, so that each page is read from one index. */
export type AuditFilter =
  | { readonly advisorId: number }
  | { readonly adminId: number }
  | { readonly action: string }
  | Readonly<Record<never, never>>;

export function listEntries(db: Database, filter: AuditFilter, slice: Slice) {
  const query = entries(db);
  if ('advisorId' in filter) query.where({ advisor_id: filter.advisorId });
  if ('adminId' in filter) query.where({ admin_id: filter.adminId });
  if ('action' in filter) query.where({ action: filter.action });
  return readPage<AuditRow>(db, query, slice, mostCounted);
}

/** Everything about an account, oldest first. */
export const listAllOf = async (db: Database, advisorId: number): Promise<AuditRow[]> =>
  entries(db)
    .where({ advisor_id: advisorId })
    .orderBy([{ column: 'created_at' }, { column: 'id' }]);

/** Takes out of an account's entries what tells of the person. */
export async function clearPersonal(db: Database, advisorId: number): Promise<void> {
  const nothing = Object.fromEntries(auditEntries.personal.map(name => [name, null]));
  await entries(db).where({ advisor_id: advisorId }).update(nothing);
}
