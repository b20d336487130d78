import type { Plan } from '@loan-kereta/sdk/plans';
import { readBoolean, readOptionalDate, type StoredBoolean, type StoredDate } from '../../../db/columns.ts';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/rows.ts';
import type { Former } from '../../standing/service.ts';

/** What a job has changed of an account, as it was; null what it has left alone. */
interface ChangeRow {
  readonly job_id: number;
  readonly advisor_id: number;
  readonly plan: Plan | null;
  /** Belongs to `plan`. */
  readonly plan_expires_at: StoredDate | null;
  readonly is_approved: StoredBoolean | null;
  /** What was written down as paid with it. */
  readonly payment_id: number | null;
}

const rows = (db: Database) => db.knex<ChangeRow>('job_changes');

/** Notes how accounts were before a job has changed them. Belongs into the transaction that does. */
export const noteChanges = (
  db: Database,
  jobId: number,
  changed: readonly (Former & { readonly id: number })[],
): Promise<void> =>
  insertRows(
    db,
    'job_changes',
    changed.map(({ id, standing, payment }) => ({
      job_id: jobId,
      advisor_id: id,
      plan: standing.plan ?? null,
      plan_expires_at: standing.plan_expires_at ?? null,
      is_approved: standing.is_approved ?? null,
      payment_id: payment,
    })),
  );

const toFormer = ({ plan, plan_expires_at, is_approved, payment_id }: ChangeRow): Former => ({
  standing: {
    ...(plan !== null && { plan, plan_expires_at: readOptionalDate(plan_expires_at) }),
    ...(is_approved !== null && { is_approved: readBoolean(is_approved) }),
  },
  payment: payment_id,
});

/** Some of the accounts that a job has changed, from a cursor on, as a job finds its users. */
export async function changedBy(db: Database, jobId: number, cursor: string | null, most: number) {
  const ids: number[] = await rows(db)
    .where({ job_id: jobId })
    .where('advisor_id', '>', Number(cursor ?? 0))
    .orderBy('advisor_id')
    .limit(most)
    .pluck('advisor_id');
  return { ids, next: ids.length === most ? String(ids.at(-1)) : null };
}

/** How some accounts were before a job has changed them, which is asked once: what is undone is not undone again. */
export async function takeChanges(
  db: Database,
  jobId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Former>> {
  const some = rows(db).where({ job_id: jobId }).whereIn('advisor_id', ids);
  const found = await some.clone().select();
  await some.del();
  return new Map(found.map(row => [row.advisor_id, toFormer(row)]));
}
