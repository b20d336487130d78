interface Released {
  /**
   * Lets go of what no foreign key reaches, such as files: runs in the transaction that deletes the account, so what
   * is outside the database waits in `db.afterCommit`.
   */
  readonly release: (advisorId: number) => Promise<void>;
}

/** How many rows of one kind an exported file holds at most: the newest, where no rule keeps them few. */
export const mostExported = 5000;

/** What an area keeps about an advisor. Each area that keeps something hands one in, so that none can be forgotten. */
export interface PersonalRecords extends Partial<Released> {
  /** Its name in the exported file. */
  readonly name: string;
  /** All of it, or the newest `mostExported`, as JSON can hold it: no secrets, no hashes. */
  readonly list: (advisorId: number) => Promise<unknown>;
}

/** What only admins read of what is kept about an advisor, such as their notes: no exported file has it. */
export type HiddenRecords = Released;
