import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { oldestTable } from './exported.ts';
import { deleteOlder, deleteSomeUsers, forgetSomeFilters } from './table.ts';

const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;
const deletedAtOnce = 500;

/** Deletes some of what is not needed any more of jobs that are finished. @returns whether there may be more */
export async function clearSomeOfJobs(db: Database, now: Clock): Promise<boolean> {
  for (const forget of [deleteSomeUsers, forgetSomeFilters])
    if ((await forget(db, oldestTable(now()), deletedAtOnce)) === deletedAtOnce) return true;
  await deleteOlder(db, new Date(now().getTime() - keptMilliseconds));
  return false;
}
