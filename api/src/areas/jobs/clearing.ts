import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { day } from '../../durations.ts';
import { oldestKept } from './kept.ts';
import { deleteOlder, deleteSomeChanges, deleteSomeUsers, forgetSomeFilters } from './table.ts';

/** How long it is told that a job was done. */
const toldMilliseconds = 30 * day;
/** How long an undo may take that was begun at the last moment. */
const undoMilliseconds = day;
const deletedAtOnce = 500;

/** Deletes some of what is not needed any more of jobs that are finished. @returns whether there may be more */
export async function clearSomeOfJobs(db: Database, now: Clock): Promise<boolean> {
  const oldest = oldestKept(now());
  for (const forget of [deleteSomeUsers, forgetSomeFilters])
    if ((await forget(db, oldest, deletedAtOnce)) === deletedAtOnce) return true;
  const undone = new Date(oldest.getTime() - undoMilliseconds);
  if ((await deleteSomeChanges(db, undone, deletedAtOnce)) === deletedAtOnce) return true;
  await deleteOlder(db, new Date(now().getTime() - toldMilliseconds));
  return false;
}
