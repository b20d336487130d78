import { randomBytes } from 'node:crypto';
import type { SessionSummary } from '@loan-kereta/sdk/contract';
import { mostSessions, sessionLimits } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Slice } from '../../db/pages.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { streamAddresses } from '../stream-addresses/service.ts';
import { coarseNetwork, describeDevice } from './describe.ts';
import {
  byUse,
  deleteBeyond,
  deleteById,
  deleteOf,
  deleteOthers,
  deleteSession,
  deleteSomeOlder,
  type FoundSession,
  findAdmin,
  findAdvisor,
  insertSession,
  listOf,
  markProved,
  runOut,
  type SessionKind,
  type SessionOrigin,
  type StoredSession,
  touch,
  useOf,
} from './table.ts';

/** How often at most a session's last use is written down; a session may end this much early. */
const touchMilliseconds = 10_000;

/** By how much a browser may call a session idle before the server does. */
const clocksApart = 60_000;

const deletedAtOnce = 500;

/** Who asks to be signed in. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** The token of the device's cookie. */
  readonly device: string;
}

function originOf(visitor: Visitor): SessionOrigin {
  const { browser, system, kind } = describeDevice(visitor.userAgent);
  const public_id = randomBytes(16).toString('base64url');
  return { public_id, browser, system, device: kind, network: coarseNetwork(visitor.address) };
}

const summary = (session: StoredSession, currentId: string): SessionSummary => ({
  id: session.public_id,
  current: session.public_id === currentId,
  device: { browser: session.browser, system: session.system, kind: session.device },
  network: session.network,
  began_at: session.created_at.toISOString(),
  seen_at: session.seen_at.toISOString(),
});

/** Who is signed in, and until when: the limits hold on the server, whatever the browser's own timers say. */
export function sessionsService(db: Database, now: Clock) {
  /** Whether the session still holds; if so this use of it counts, unless it is told not to. */
  async function use(
    kind: SessionKind,
    hash: string,
    { createdAt, seenAt }: FoundSession<unknown>,
    counts = true,
  ): Promise<boolean> {
    const time = now();
    const unused = time.getTime() - seenAt.getTime();
    const age = time.getTime() - createdAt.getTime();
    // What has run out stays until `clearSome`: a live stream goes on while its phone lies idle.
    if (unused >= sessionLimits[kind].idle || age >= sessionLimits[kind].absolute) return false;
    if (counts && unused >= touchMilliseconds) await touch(db, kind, hash, time);
    return true;
  }

  /** After what times a session that still holds began and was last used. */
  function holding(kind: SessionKind) {
    const { idle, absolute } = sessionLimits[kind];
    const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
    return { begun: ago(absolute), seen: ago(idle) };
  }

  /** An account's sessions that still hold, those used last first. */
  const living = (kind: SessionKind, ownerId: number, slice: Slice) =>
    listOf(db, kind, ownerId, holding(kind), slice);

  return {
    /** Starts an advisor's session. @returns the token for the cookie */
    async startForAdvisor(advisorId: number, visitor: Visitor): Promise<string> {
      const token = newToken();
      const at = now();
      const on = originOf(visitor);
      await insertSession(db, 'user', { ownerId: advisorId, hash: hashToken(token), at, on });
      await deleteBeyond(db, 'user', advisorId, mostSessions);
      return token;
    },

    /** Starts an admin's session. @returns the token for the cookie, and the one that goes with it in a header */
    async startForAdmin(adminId: number, visitor: Visitor): Promise<{ token: string; bearer: string }> {
      const token = newToken();
      const bearer = newToken();
      const at = now();
      const hashes = { hash: hashToken(token), bearerHash: hashToken(bearer) };
      await insertSession(db, 'admin', { ownerId: adminId, ...hashes, at, on: originOf(visitor) });
      await deleteBeyond(db, 'admin', adminId, mostSessions);
      return { token, bearer };
    },

    /**
     * The advisor whose session this is, and its public id; undefined when there is none or it has ended.
     * @param counts whether asking is a use of the session
     */
    async advisorOf(token: string, counts = true) {
      const hash = hashToken(token);
      const found = await findAdvisor(db, hash);
      if (!found || !(await use('user', hash, found, counts))) return undefined;
      return { advisor: found.owner, sessionId: found.id };
    },

    /**
     * The admin whose session this is, and its public id; undefined when there is none or it has ended.
     * @param bearer what came in the header, if anything: it must belong to the same session
     * @param counts whether asking is a use of the session
     */
    async adminOf(token: string, bearer: string | undefined, counts = true) {
      const hash = hashToken(token);
      const found = await findAdmin(db, hash);
      if (!found || (bearer !== undefined && hashToken(bearer) !== found.owner.bearer_hash)) return undefined;
      return (await use('admin', hash, found, counts)) ? { ...found.owner, sessionId: found.id } : undefined;
    },

    /** Notes that the admin of this session has just proved who they are. */
    markProved: (token: string): Promise<void> => markProved(db, hashToken(token), now()),

    /** What an advisor's exported file says of sessions. */
    records: {
      name: 'sessions',
      list: async advisorId =>
        (await living('user', advisorId, { order: byUse, limit: mostSessions })).rows.map(session => {
          const { id: _, current: __, ...record } = summary(session, '');
          return record;
        }),
    } satisfies PersonalRecords,

    /** On how many devices an advisor is signed in, and when one was last used. */
    useOf: (advisorId: number) => useOf(db, advisorId, holding('user')),

    /**
     * Where an account is signed in, what was used last first.
     * @param currentId the session that asks
     * @throws {ApiError} `invalid_request` for a cursor that is none
     */
    page: (
      kind: SessionKind,
      ownerId: number,
      currentId: string,
      query: { limit: number; cursor?: string | undefined },
    ) =>
      answerPage(
        query,
        byUse,
        slice => living(kind, ownerId, slice),
        session => summary(session, currentId),
      ),

    /** Ends one of an account's sessions. @throws {ApiError} `session_not_found`, also for another's */
    async endOne(kind: SessionKind, ownerId: number, publicId: string): Promise<void> {
      if (!(await deleteById(db, kind, ownerId, publicId))) throw new ApiError('session_not_found');
    },

    /** Ends all of an account's sessions but one. */
    endOthers: (kind: SessionKind, ownerId: number, currentId: string): Promise<void> =>
      deleteOthers(db, kind, ownerId, currentId),

    /**
     * Ends the session of a token, if there is one, with what hangs on it. The browser of somebody who has gone asks for
     * that as well, when the time is up: a session that was not used until then has run out, and nobody has ended what it had under way.
     */
    async end(kind: SessionKind, token: string | undefined): Promise<void> {
      if (token === undefined) return;
      const hash = hashToken(token);
      const idleSince = now().getTime() - sessionLimits[kind].idle;
      const before = new Date(idleSince + clocksApart);
      if (!(await runOut(db, kind, hash, { before, to: new Date(idleSince) })))
        await deleteSession(db, kind, hash);
    },

    /** Deletes some of the sessions that would be over however much they were used. @returns whether there may be more */
    async clearSome(): Promise<boolean> {
      for (const kind of ['user', 'admin'] as const)
        if ((await deleteSomeOlder(db, kind, holding(kind).begun, deletedAtOnce)) === deletedAtOnce)
          return true;
      return false;
    },

    /** Ends every session of an account, on all devices; with an advisor's the lasting address of live streams. */
    async endAll(kind: SessionKind, ownerId: number): Promise<void> {
      await deleteOf(db, kind, ownerId);
      if (kind === 'user') await streamAddresses(db, now).end(ownerId);
    },
  };
}

export type { SessionKind } from './table.ts';
export type SessionsService = ReturnType<typeof sessionsService>;
