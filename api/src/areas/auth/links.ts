import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

export type LinkPurpose = 'reset' | 'verify';

const validMilliseconds = 60 * 60 * 1000;
const links = (db: Database) =>
  db.knex<{ token_hash: string; advisor_id: number; purpose: LinkPurpose; expires_at: Date }>('mailed_links');

/** Makes a link's token, good for an hour. Those that have run out are cleared away. */
export async function newLink(
  db: Database,
  now: Clock,
  advisorId: number,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken();
  const at = now();
  await links(db).where('expires_at', '<=', at).del();
  await links(db).insert({
    token_hash: hashToken(token),
    advisor_id: advisorId,
    purpose,
    expires_at: new Date(at.getTime() + validMilliseconds),
  });
  return token;
}

/** Whose link it is. @throws {ApiError} `link_not_valid` when there is none, or it was used, or is too old */
export async function findLink(
  db: Database,
  now: Clock,
  token: string,
  purpose: LinkPurpose,
): Promise<number> {
  const found = await links(db)
    .where({ token_hash: hashToken(token), purpose })
    .where('expires_at', '>', now())
    .first('advisor_id');
  if (!found) throw new ApiError('link_not_valid');
  return found.advisor_id;
}

/**
 * Uses a link, which can be done once: of two that come at the same time, one is refused. Belongs into the transaction
 * of what the link is for.
 * @returns whose link it was; every other link of theirs for the same purpose is void now
 * @throws {ApiError} `link_not_valid`
 */
export async function useLink(
  db: Database,
  now: Clock,
  token: string,
  purpose: LinkPurpose,
): Promise<number> {
  const advisorId = await findLink(db, now, token, purpose);
  const used = await links(db)
    .where({ token_hash: hashToken(token) })
    .del();
  if (used === 0) throw new ApiError('link_not_valid');
  await links(db).where({ advisor_id: advisorId, purpose }).del();
  return advisorId;
}
