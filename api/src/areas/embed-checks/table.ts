import { type EmbedReport, embedReportSchema } from '@loan-kereta/sdk/contract';
import { readDate, readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/delete-some.ts';

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

/** An advisor's check, until its time is over; its report is null until a calculator sent one. */
export async function findCheck(
  db: Database,
  advisorId: number,
  now: Date,
): Promise<{ readonly expiresAt: Date; readonly report: EmbedReport | null } | undefined> {
  const row = await checks(db)
    .where({ advisor_id: advisorId })
    .where('expires_at', '>', now)
    .first('expires_at', 'report');
  return (
    row && {
      expiresAt: readDate(row.expires_at),
      report: row.report === null ? null : readJson(row.report, embedReportSchema),
    }
  );
}

/** Deletes at most `most` of the checks whose time is over. @returns how many */
export const removeExpired = (db: Database, now: Date, most: number): Promise<number> =>
  deleteSome(db, 'embed_checks', checks(db).where('expires_at', '<=', now), most, 'advisor_id');
