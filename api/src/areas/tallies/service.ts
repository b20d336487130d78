import type { Database } from '../../db/database.ts';
import { dropTallies, gather, keepTallies, readTallies, scattered, type TallyName } from './table.ts';

const sumsAtOnce = 500;
/** Few enough that nobody waits for the rows, and that SQLite takes their numbers in one statement. */
const rowsAtOnce = 500;

/** How many accounts and payments there are, exactly, without counting them. */
export const talliesService = (db: Database) => ({
  /** Has the database keep them from now on; where it cannot, they are counted when they are read. */
  keep: (): Promise<void> => keepTallies(db),

  /** Has it keep them no longer, while much is added at once: they are counted when they are read, until `keep`. */
  pause: (): Promise<void> => dropTallies(db),

  /** What there is, by part and day. @param since the first day that is told of */
  read: (name: TallyName, since?: number) => readTallies(db, name, since),

  /** Adds up what the changes since have left in rows of their own, so that reading stays fast. */
  async gather(): Promise<void> {
    for (const key of await scattered(db, sumsAtOnce)) {
      let gathered: number;
      do gathered = await db.transaction(() => gather(db, key, rowsAtOnce));
      while (gathered === rowsAtOnce);
    }
  },
});

export type TalliesService = ReturnType<typeof talliesService>;
export type { Tally } from './table.ts';
