import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { Account } from '../advisors/account.ts';
import {
  addressSince,
  addSource,
  countSources,
  lockAddress,
  noteSourcesSeen,
  ownerOf,
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
  async sourceOf(
    secret: string,
    name: string,
    since: Date,
    isAllowed: (owner: Account) => boolean,
  ): Promise<Source | undefined> {
    const hash = hashToken(secret);
    // A stranger's secret takes no lock.
    const owner = await ownerOf(db, hash);
    if (!owner || !isAllowed(owner)) return undefined;
    const advisorId = owner.id;
    return db.transaction(async () => {
      if (!(await lockAddress(db, advisorId, hash))) return undefined;
      return { id: await addSource(db, advisorId, name, { since, now: now() }), advisorId };
    });
  },

  /** The advisors of the sources that still may follow, by the sources' ids. */
  ownersOf: (ids: readonly number[]): Promise<Map<number, Account>> => ownersOf(db, ids),

  /** Notes that sources follow at this moment. */
  noteSeen: (ids: readonly number[]): Promise<void> => noteSourcesSeen(db, ids, now()),

  /** Notes that a source has gone. */
  noteGone: (id: number): Promise<void> => noteSourcesSeen(db, [id], null),

  /** The number of an advisor's sources that were seen since `time`. */
  count: (advisorId: number, time: Date): Promise<number> => countSources(db, advisorId, time),
});
