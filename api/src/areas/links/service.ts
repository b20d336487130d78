import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { day, hour } from '../../durations.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import {
  findLink,
  insert,
  isReserved,
  type Link,
  type LinkPurpose,
  remove,
  removeAllFor,
  removeExpired,
  removePassing,
  removeUndoing,
} from './table.ts';

/** How long a change may be undone. */
export const undoMilliseconds = 7 * day;

/** The links that are mailed to the owner of an account: each good once, for one thing, for an hour or, to undo, a week. */
export function linksService(db: Database, now: Clock) {
  /** The link. @throws {ApiError} `link_not_valid` when there is none, or it was used, or is too old */
  async function find(token: string, purpose: LinkPurpose): Promise<Link> {
    const link = await findLink(db, hashToken(token), purpose, now());
    if (link === undefined) throw new ApiError('link_not_valid');
    return link;
  }

  async function add(
    advisorId: number,
    purpose: LinkPurpose,
    address: string | null,
    expires_at: Date,
  ): Promise<string> {
    const token = newToken();
    await removeExpired(db, now());
    await insert(db, { token_hash: hashToken(token), advisor_id: advisorId, purpose, expires_at, address });
    return token;
  }

  return {
    /**
     * Makes a link's token. Those that have run out are cleared away.
     * @param address the one that the link is to give the account
     */
    make: (
      advisorId: number,
      purpose: 'reset' | 'verify' | 'address',
      address: string | null = null,
    ): Promise<string> => add(advisorId, purpose, address, new Date(now().getTime() + hour)),

    /**
     * Makes the token of a link that undoes what was done to an account.
     * @param address the one that the account had
     * @param changedAt when it was done: what was done first can be undone whatever was done later
     */
    makeUndo: (advisorId: number, address: string, changedAt: Date): Promise<string> =>
      add(advisorId, 'undo', address, new Date(changedAt.getTime() + undoMilliseconds)),

    /** Keeps an address that an account gives up from all others, for as long as that may be undone. */
    async reserve(advisorId: number, address: string): Promise<void> {
      await add(advisorId, 'reservation', address, new Date(now().getTime() + undoMilliseconds));
    },

    /**
     * Whether an address is kept for another account than this one. To be asked once the running transaction has written
     * the address: until then whoever gives it up may not have kept it yet.
     */
    isReserved: (address: string, advisorId: number): Promise<boolean> =>
      isReserved(db, address, advisorId, now()),

    find,

    /**
     * Uses a link: of two that come at the same time, one is refused. Belongs into the transaction of what the link is
     * for.
     * @returns whose link it was; every other link of theirs for the same purpose is void now, but for older ones that
     * undo
     * @throws {ApiError} `link_not_valid`
     */
    async use(token: string, purpose: LinkPurpose): Promise<Link> {
      const link = await find(token, purpose);
      if (!(await remove(db, hashToken(token)))) throw new ApiError('link_not_valid');
      if (purpose === 'undo') await removeUndoing(db, link.advisorId, link.expiresAt);
      else await removeAllFor(db, link.advisorId, purpose);
      return link;
    },

    /** Voids every link of an account but those that undo what was done to it. */
    endAll: (advisorId: number): Promise<void> => removePassing(db, advisorId),
  };
}

export type LinksService = ReturnType<typeof linksService>;
