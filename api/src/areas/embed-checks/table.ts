import { type EmbedReport, embedReportSchema } from '@loan-kereta/sdk/contract';
import { readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface CheckRow {
  readonly advisor_id: number;
  readonly mark_hash: string | null;
  readonly expires_at: StoredDate;
  readonly report: string | null;
}

const checks = (db: Database) => db.knex<CheckRow>('embed_checks');

/** Stores an advisor's check in place of the one before. */
export async function replaceCheck(
  db: Database,
  advisorId: number,
  markHash: string,
  expiresAt: Date,
): Promise<void> {
  const row = { advisor_id: advisorId, mark_hash: markHash, expires_at: expiresAt, report: null };
  await db
    .knex('embed_checks')
    .insert(row)
    .onConflict('advisor_id')
    .merge(['mark_hash', 'expires_at', 'report']);
}

/** Stores a report and uses the mark up. @returns false when no check has the mark, or its time is over */
export async function storeReport(
  db: Database,
  markHash: string,
  now: Date,
  report: EmbedReport,
): Promise<boolean> {
  const changed = await db
    .knex('embed_checks')
    .where({ mark_hash: markHash })
    .where('expires_at', '>', now)
    .update({ mark_hash: null, report: writeJson(report) });
  return changed > 0;
}

/** The report of an advisor's check, until its time is over. */
export async function findReport(
  db: Database,
  advisorId: number,
  now: Date,
): Promise<EmbedReport | undefined> {
  const row = await checks(db)
    .where({ advisor_id: advisorId })
    .where('expires_at', '>', now)
    .whereNotNull('report')
    .first('report');
  return row?.report ? readJson(row.report, embedReportSchema) : undefined;
}

/** Deletes the checks whose time is over. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await checks(db).where('expires_at', '<=', now).del();
}
