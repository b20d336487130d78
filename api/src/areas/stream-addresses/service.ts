import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { Account } from '../advisors/account.ts';
import {
  addressSince,
  addSource,
  countSources,
  lockOwner,
  noteSourcesSeen,
  ownersOf,
  removeAddress,
  replaceAddress,
} from './table.ts';

/** A page that shows a lasting address. */
export interface Source {
  readonly id: number;
  readonly advisorId: number;
}

/** The lasting addresses of live streams, one an advisor, and the sources that follow each. */
export const streamAddresses = (db: Database, now: Clock) => ({
  /** The creation time of an advisor's address. */
  since: (advisorId: number): Promise<Date | undefined> => addressSince(db, advisorId),

  /** Gives an advisor another address. @returns its secret, which is stored hashed, and its creation time */
  async renew(advisorId: number): Promise<{ readonly secret: string; readonly at: Date }> {
    const secret = newToken();
    const at = now();
    await replaceAddress(db, advisorId, hashToken(secret), at);
    return { secret, at };
  },

  /** Ends an advisor's address with its sources. */
  end: (advisorId: number): Promise<void> => removeAddress(db, advisorId),

  /**
   * The source of this name.
   * @param since sources that were last seen before count as gone
   * @returns undefined where nobody has this secret, or its owner is not allowed a stream
   */
  sourceOf: (
    secret: string,
    name: string,
    since: Date,
    isAllowed: (owner: Account) => boolean,
  ): Promise<Source | undefined> =>
    db.transaction(async () => {
      const owner = await lockOwner(db, hashToken(secret));
      if (!owner || !isAllowed(owner)) return undefined;
      return { id: await addSource(db, owner.id, name, { since, now: now() }), advisorId: owner.id };
    }),

  /** The advisors of the sources that still may follow, by the sources' ids. */
  ownersOf: (ids: readonly number[]): Promise<Map<number, Account>> => ownersOf(db, ids),

  /** Notes that sources follow at this moment. */
  noteSeen: (ids: readonly number[]): Promise<void> => noteSourcesSeen(db, ids, now()),

  /** Notes that a source has gone. */
  noteGone: (id: number): Promise<void> => noteSourcesSeen(db, [id], null),

  /** How many of an advisor's sources were seen since `time`. */
  count: (advisorId: number, time: Date): Promise<number> => countSources(db, advisorId, time),
});
