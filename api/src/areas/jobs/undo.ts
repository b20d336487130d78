import { readJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type JobRow, updateJob } from './table.ts';
import { workSchema } from './work.ts';

/** Has what is left of a job be undone by another one, when the job that would undo it ends before its time. */
export async function leaveUndo(db: Database, { work: stored }: Pick<JobRow, 'work'>): Promise<void> {
  const work = readJson(stored, workSchema);
  if (work.kind === 'undo') await updateJob(db, work.job, { undone_by: null });
}
