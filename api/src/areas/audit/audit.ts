import { z } from 'zod';
import { readDate, readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { PersonalRecords } from '../account/personal-records.ts';

/** What was done to an account. `details` hold no address, number or password: entries outlive the account. */
export interface AuditEntry {
  readonly action: string;
  /** Whose account; null for what concerns no single one, such as the list of models. */
  readonly advisorId: number | null;
  /** The admin who did it; null when the advisor did. */
  readonly adminEmail: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

/**
 * Writes an audit entry in the running transaction, so that it is kept exactly when the change is that it tells of.
 * @throws outside a transaction
 */
export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  if (!db.inTransaction)
    throw new Error(`The audit entry "${entry.action}" must be written in the transaction of what it tells.`);
  await db.knex('audit_entries').insert({
    advisor_id: entry.advisorId,
    action: entry.action,
    details: writeJson(entry.details),
    admin_email: entry.adminEmail,
    created_at: entry.at,
  });
}

interface AuditRow {
  readonly action: string;
  readonly details: string;
  readonly admin_email: string | null;
  readonly created_at: StoredDate;
}

const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** What was done to an account, oldest first. */
export async function auditOf(db: Database, advisorId: number): Promise<Omit<AuditEntry, 'advisorId'>[]> {
  const rows = await db
    .knex<AuditRow & { id: number; advisor_id: number }>('audit_entries')
    .where({ advisor_id: advisorId })
    .orderBy('id');
  return rows.map(row => ({
    action: row.action,
    adminEmail: row.admin_email,
    details: readJson(row.details, detailsSchema),
    at: readDate(row.created_at),
  }));
}

/** What an advisor's exported file says of it. */
export const auditRecords = (db: Database): PersonalRecords => ({
  name: 'history',
  list: advisorId => auditOf(db, advisorId),
});
