import { randomInt } from 'node:crypto';
import type { Stream, StreamState, WatchedState } from '@loan-kereta/sdk/contract';
import { entitlements, findTheme, grantsTheme } from '@loan-kereta/sdk/plans';
import { pairingCode, sessionLimits } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import { streamAddresses } from '../stream-addresses/service.ts';
import { streamLinks } from '../stream-links/service.ts';
import {
  addOverlay,
  countSeen,
  type FoundStream,
  findOverlay,
  lockSession,
  noteSeen,
  ofCode,
  ofOverlays,
  ofSources,
  open,
  remove,
  sessionOf,
  steer,
  takeOver,
  useCode,
} from './table.ts';

/** Overlays that may be paired with one stream. */
const mostOverlays = 5;
/** An overlay counts for so long after the last note of it. The process that it is connected to notes it more often. */
const unseenMilliseconds = 25_000;

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly advisors: AdvisorsService;
  readonly audit: Audit;
}

/** The state of a stream at one of its versions. */
export interface OverlayState {
  readonly version: number;
  readonly state: WatchedState;
}

/** A page that follows a stream: an overlay that was paired, or a source that has the lasting address. */
export interface Watched {
  readonly kind: 'overlay' | 'source';
  readonly id: number;
  readonly advisorId: number;
}

/** The pages of one kind. */
export interface Audience {
  /** Their states, by their ids: null while there is nothing to show; missing once they may follow no more. */
  statesOf(ids: readonly number[]): Promise<Map<number, OverlayState | null>>;
  /** Notes that they follow at this moment. */
  noteSeen(ids: readonly number[]): Promise<void>;
  /** Notes that one has gone. */
  noteGone(id: number): Promise<void>;
}

/** An advisor's session, which alone steers the stream that it has opened. */
interface Steering {
  readonly advisorId: number;
  readonly advisor: Account;
  readonly sessionId: string;
}

const newCode = (): string =>
  Array.from(
    { length: pairingCode.length },
    () => pairingCode.letters[randomInt(pairingCode.letters.length)],
  ).join('');

/**
 * Live streams: an advisor has one at most. It is watched as long as the advisor's plan grants presenter mode, and as long
 * as the session that steers it may last at most: a phone that lies idle leaves the last figures on the stream, and any
 * session of the advisor's goes on with them.
 */
export function streamsService({ db, now, advisors, audit }: Parts) {
  const addresses = streamAddresses(db, now);
  const links = streamLinks(db);
  const granted = (advisor: Account) => entitlements(effectivePlan(advisor, now()));

  /** Whatever was last used before this lies idle. */
  const idleSince = () => new Date(now().getTime() - sessionLimits.user.idle);

  const note = (
    advisorId: number,
    action: 'stream_opened' | 'stream_taken_over' | 'stream_ended' | 'overlay_paired' | 'stream_address_made',
  ) => audit.write({ kind: 'advisor' }, { advisorId }, action, {});

  function isOn({ advisor, session }: FoundStream): boolean {
    const age = now().getTime() - session.createdAt.getTime();
    return age < sessionLimits.user.absolute && granted(advisor).presenterMode;
  }

  const unseenSince = () => new Date(now().getTime() - unseenMilliseconds);

  const stateOf = ({ version, advisor, state, link }: FoundStream): OverlayState => ({
    version,
    state: { ...state, advisor: advisor.slug, link },
  });

  /** @throws {ApiError} `theme_not_in_plan` */
  function requireTheme(advisor: Account, { theme: id }: StreamState): void {
    const { themeAccess, ownLayouts } = granted(advisor);
    const theme = findTheme(id);
    if (theme ? !grantsTheme(themeAccess, theme.number) : !ownLayouts)
      throw new ApiError('theme_not_in_plan');
  }

  return {
    /** The advisor's stream as it is told of in one of the advisor's sessions; null while none is open. */
    async get({ advisorId, sessionId }: Steering): Promise<Stream | null> {
      const steering = await sessionOf(db, advisorId);
      if (steering === undefined) return null;
      const since = unseenSince();
      return {
        overlays: await countSeen(db, advisorId, since),
        sources: await addresses.count(advisorId, since),
        steered_here: steering.id === sessionId || steering.seenAt <= idleSince(),
      };
    },

    /**
     * Opens the stream, or takes it over from another session of the advisor's.
     * @returns a code that pairs one overlay; one of before is good no more
     * @throws {ApiError} `theme_not_in_plan`, `not_signed_in` when the session has ended meanwhile
     */
    async open({ advisorId, advisor, sessionId }: Steering, state: StreamState) {
      requireTheme(advisor, state);
      const code = newCode();
      const codeExpiresAt = new Date(now().getTime() + pairingCode.milliseconds);
      await db.transaction(async () => {
        await advisors.lockCaller(advisorId);
        if (!(await lockSession(db, sessionId))) throw new ApiError('not_signed_in');
        const steering = await sessionOf(db, advisorId);
        await links.ensure(advisorId);
        await open(db, advisorId, { sessionId, state, codeHash: hashToken(code), codeExpiresAt });
        if (!steering) await note(advisorId, 'stream_opened');
        else if (steering.id !== sessionId) await note(advisorId, 'stream_taken_over');
      });
      return { code, code_expires_at: codeExpiresAt.toISOString() };
    },

    /** @throws {ApiError} `stream_not_found` when there is none or another session steers it, `theme_not_in_plan` */
    async steer({ advisorId, advisor, sessionId }: Steering, state: StreamState): Promise<void> {
      requireTheme(advisor, state);
      if (await steer(db, { advisorId, sessionId }, state)) return;
      await db.transaction(async () => {
        if (!(await takeOver(db, { advisorId, sessionId, idleSince: idleSince() }, state)))
          throw new ApiError('stream_not_found');
        await note(advisorId, 'stream_taken_over');
      });
    },

    /** Ends the advisor's stream, if one is open, whichever session steers it. */
    close: (advisorId: number): Promise<void> =>
      db.transaction(async () => {
        if (await remove(db, advisorId)) await note(advisorId, 'stream_ended');
      }),

    /** Exchanges a code for an overlay's token. @throws {ApiError} `code_not_valid` */
    pair: (code: string): Promise<string> =>
      db.transaction(async () => {
        const hash = hashToken(code);
        const stream = await ofCode(db, hash, now());
        // Of two that use it at the same time, one is refused.
        if (!stream || !isOn(stream) || !(await useCode(db, hash))) throw new ApiError('code_not_valid');
        const token = newToken();
        await addOverlay(db, stream.advisor.id, hashToken(token), mostOverlays);
        await note(stream.advisor.id, 'overlay_paired');
        return token;
      }),

    /** The creation time of the advisor's lasting address; null without one. */
    addressSince: async (advisorId: number): Promise<string | null> =>
      (await addresses.since(advisorId))?.toISOString() ?? null,

    /** Makes an advisor's lasting address; one of before holds no more. */
    renew: (advisorId: number) =>
      db.transaction(async () => {
        await advisors.lockCaller(advisorId);
        const { secret, at } = await addresses.renew(advisorId);
        await note(advisorId, 'stream_address_made');
        return { secret, address_since: at.toISOString() };
      }),

    /**
     * The source of this name that follows a lasting address.
     * @returns undefined where nobody has this secret, or the advisor's plan grants no stream
     */
    async sourceOf(secret: string, name: string): Promise<Watched | undefined> {
      const isAllowed = (owner: Account) => granted(owner).presenterMode;
      const source = await addresses.sourceOf(secret, name, unseenSince(), isAllowed);
      return source && { kind: 'source', ...source };
    },

    /** The overlay that has this token; undefined once its stream has ended. */
    async overlayOf(token: string): Promise<Watched | undefined> {
      const overlay = await findOverlay(db, hashToken(token));
      return overlay && { kind: 'overlay', id: overlay.id, advisorId: overlay.advisor_id };
    },

    /** The paired overlays; those whose stream is over have no state. */
    overlays: {
      async statesOf(ids) {
        const on = [...(await ofOverlays(db, ids))].filter(([, stream]) => isOn(stream));
        return new Map(on.map(([id, stream]) => [id, stateOf(stream)]));
      },
      noteSeen: ids => noteSeen(db, ids, now()),
      noteGone: id => noteSeen(db, [id], null),
    } satisfies Audience,

    /** The sources of lasting addresses; those that are replaced, or whose address holds no more, have no state. */
    sources: {
      async statesOf(ids) {
        const [owners, streams] = [await addresses.ownersOf(ids), await ofSources(db, ids)];
        const allowed = [...owners].filter(([, advisor]) => granted(advisor).presenterMode);
        return new Map(
          allowed.map(([id]) => {
            const stream = streams.get(id);
            return [id, stream && isOn(stream) && !stream.state.hidden ? stateOf(stream) : null];
          }),
        );
      },
      noteSeen: addresses.noteSeen,
      noteGone: addresses.noteGone,
    } satisfies Audience,
  };
}

export type StreamsService = ReturnType<typeof streamsService>;
