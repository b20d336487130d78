import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { hashToken } from '../../tokens.ts';
import { deviceMilliseconds } from '../sessions/cookies.ts';
import type { SessionKind, Visitor } from '../sessions/service.ts';
import { forgetOld, hasAny, knownOf, lastSignIn, note } from './table.ts';

/** Two for each sign-in from somewhere new: the device and its network. */
const mostKept = 100;

const hashesOf = (visitor: Visitor) => ({
  device: hashToken(visitor.device),
  network: hashToken(`network ${networkOf(visitor.address)}`),
});

/**
 * From where accounts have signed in before. Wrong passwords are counted apart for those devices and networks, so that
 * strangers who try passwords shut out one another and never the account's owner.
 */
export const devicesService = (db: Database, now: Clock, limits: RateLimits) => ({
  /**
   * Counts an attempt to sign in, in the same way whether or not there is such an account.
   * @param ownerId the account of this address, if there is one
   * @returns what takes the attempt back once the password was right
   * @throws {ApiError} `too_many_requests`
   */
  async attempt(
    kind: SessionKind,
    email: string,
    ownerId: number | undefined,
    visitor: Visitor,
  ): Promise<() => Promise<void>> {
    const { device, network } = hashesOf(visitor);
    const known = await knownOf(db, kind, ownerId ?? 0, [device, network]);
    const account = `${kind} ${email}`;
    const [limit, who] = known.includes(device)
      ? (['signInByDevice', `${account} ${device}`] as const)
      : known.includes(network)
        ? (['signInByNetwork', `${account} ${network}`] as const)
        : (['signInByStranger', account] as const);
    await limits.spend(limit, who);
    return () => limits.forget(limit, who);
  },

  /** When an account last signed in; null when that is not known. */
  lastSignIn: (kind: SessionKind, ownerId: number): Promise<Date | null> => lastSignIn(db, kind, ownerId),

  /**
   * Notes that an account signs in. Belongs into the transaction that starts its session.
   * @returns whether the device is a new one of an account that has signed in before
   */
  async remember(kind: SessionKind, ownerId: number, visitor: Visitor): Promise<boolean> {
    const { device, network } = hashesOf(visitor);
    const isFirst = !(await hasAny(db, kind, ownerId));
    const isKnown = (await knownOf(db, kind, ownerId, [device])).length > 0;
    const at = now();
    await note(db, kind, ownerId, [device, network], at);
    await forgetOld(db, kind, ownerId, new Date(at.getTime() - deviceMilliseconds), mostKept);
    return !isFirst && !isKnown;
  },
});

export type DevicesService = ReturnType<typeof devicesService>;
