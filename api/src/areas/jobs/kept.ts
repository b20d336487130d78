import { readDate } from '../../db/columns.ts';
import { day } from '../../durations.ts';
import type { JobRow } from './table.ts';

/** What a job has left that ended after this can be fetched, or undone, at `now`. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - day);

type Ended = Pick<JobRow, 'kind' | 'state' | 'finished_at' | 'changed' | 'undone_by'>;

const isKept = ({ finished_at }: Ended, now: Date): boolean =>
  finished_at !== null && readDate(finished_at) > oldestKept(now);

/** Whether the table that a job has made can still be fetched. */
export const hasTable = (job: Ended, now: Date): boolean =>
  job.kind === 'export' && job.state === 'done' && isKept(job, now);

/** Whether what a job has changed can be undone: once, for a day, also where it did not get to its end. */
export const canUndo = (job: Ended, now: Date): boolean =>
  (job.kind === 'plan' || job.kind === 'approval') &&
  job.changed > 0 &&
  job.undone_by === null &&
  isKept(job, now);
