import { sessionLimits } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { hashToken, newToken } from '../../tokens.ts';
import {
  deleteOf,
  deleteOlder,
  deleteSession,
  type FoundSession,
  findAdmin,
  findAdvisor,
  insertSession,
  type SessionKind,
  timesOf,
  touch,
} from './table.ts';

/** How often at most a session's last use is written down; a session may end this much early. */
const touchMilliseconds = 10_000;

/** Who is signed in, and until when: the limits hold on the server, whatever the browser's own timers say. */
export function sessionsService(db: Database, now: Clock) {
  /** Whether the session still holds; if so this use of it counts. */
  async function use(
    kind: SessionKind,
    hash: string,
    { createdAt, seenAt }: FoundSession<unknown>,
  ): Promise<boolean> {
    const time = now();
    const unused = time.getTime() - seenAt.getTime();
    const age = time.getTime() - createdAt.getTime();
    if (unused >= sessionLimits[kind].idle || age >= sessionLimits[kind].absolute) {
      await deleteSession(db, kind, hash);
      return false;
    }
    if (unused >= touchMilliseconds) await touch(db, kind, hash, time);
    return true;
  }

  /** Deletes the sessions that ended long ago; apart from whatever transaction runs, so that it holds up nobody. */
  const clear = (kind: SessionKind, at: Date): Promise<void> =>
    db.afterCommit(() => deleteOlder(db, kind, new Date(at.getTime() - sessionLimits[kind].absolute)));

  return {
    /** Starts an advisor's session. @returns the token for the cookie */
    async startForAdvisor(advisorId: number): Promise<string> {
      const token = newToken();
      const at = now();
      await insertSession(db, 'user', { ownerId: advisorId, hash: hashToken(token), at });
      await clear('user', at);
      return token;
    },

    /** Starts an admin's session. @returns the token for the cookie, and the one that goes with it in a header */
    async startForAdmin(adminId: number): Promise<{ token: string; bearer: string }> {
      const token = newToken();
      const bearer = newToken();
      const at = now();
      const hashes = { hash: hashToken(token), bearerHash: hashToken(bearer) };
      await insertSession(db, 'admin', { ownerId: adminId, ...hashes, at });
      await clear('admin', at);
      return { token, bearer };
    },

    /** The advisor whose session this is; undefined when there is none or it has ended. */
    async advisorOf(token: string) {
      const hash = hashToken(token);
      const found = await findAdvisor(db, hash);
      return found && (await use('user', hash, found)) ? found.owner : undefined;
    },

    /**
     * The admin whose session this is; undefined when there is none or it has ended.
     * @param bearer what came in the header, if anything: it must belong to the same session
     */
    async adminOf(token: string, bearer: string | undefined) {
      const hash = hashToken(token);
      const found = await findAdmin(db, hash);
      if (!found || (bearer !== undefined && hashToken(bearer) !== found.owner.bearer_hash)) return undefined;
      return (await use('admin', hash, found)) ? found.owner : undefined;
    },

    /** What an advisor's exported file says of sessions. */
    records: {
      name: 'sessions',
      list: async advisorId =>
        (await timesOf(db, advisorId)).map(({ created_at, seen_at }) => ({
          began_at: readDate(created_at),
          last_used_at: readDate(seen_at),
        })),
    } satisfies PersonalRecords,

    end: (kind: SessionKind, token: string): Promise<void> => deleteSession(db, kind, hashToken(token)),

    /** Ends every session of an account, on all devices. */
    endAll: (kind: SessionKind, ownerId: number): Promise<void> => deleteOf(db, kind, ownerId),
  };
}

export type SessionsService = ReturnType<typeof sessionsService>;
