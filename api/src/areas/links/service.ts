import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { insert, type LinkPurpose, ownerOf, remove, removeAllOf, removeExpired } from './table.ts';

const validMilliseconds = 60 * 60 * 1000;

/** The links that are mailed to the owner of an account: each good once, for an hour, for one thing. */
export function linksService(db: Database, now: Clock) {
  /** Whose link it is. @throws {ApiError} `link_not_valid` when there is none, or it was used, or is too old */
  async function find(token: string, purpose: LinkPurpose): Promise<number> {
    const advisorId = await ownerOf(db, hashToken(token), purpose, now());
    if (advisorId === undefined) throw new ApiError('link_not_valid');
    return advisorId;
  }

  return {
    /** Makes a link's token. Those that have run out are cleared away. */
    async make(advisorId: number, purpose: LinkPurpose): Promise<string> {
      const token = newToken();
      const at = now();
      await removeExpired(db, at);
      const expires_at = new Date(at.getTime() + validMilliseconds);
      await insert(db, { token_hash: hashToken(token), advisor_id: advisorId, purpose, expires_at });
      return token;
    },

    find,

    /**
     * Uses a link: of two that come at the same time, one is refused. Belongs into the transaction of what the link is
     * for.
     * @returns whose link it was; every other link of theirs for the same purpose is void now
     * @throws {ApiError} `link_not_valid`
     */
    async use(token: string, purpose: LinkPurpose): Promise<number> {
      const advisorId = await find(token, purpose);
      if (!(await remove(db, hashToken(token)))) throw new ApiError('link_not_valid');
      await removeAllOf(db, advisorId, purpose);
      return advisorId;
    },

    /** Voids every link of an account, whatever it is for. */
    endAll: (advisorId: number): Promise<void> => removeAllOf(db, advisorId),
  };
}

export type LinksService = ReturnType<typeof linksService>;
