import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Endpoint } from '@loan-kereta/sdk/contract';
import { adminLimits } from '@loan-kereta/sdk/rules';
import type { Middleware } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { isConnectionLost, isRetryable } from '../db/failures.ts';
import { clearExpired, createLimiter, type Limiter } from '../db/limiters.ts';
import { currentRequest } from '../log.ts';
import { ApiError } from './errors.ts';
import { isSafe } from './methods.ts';
import { isApiPath } from './router.ts';

const minutes = 60;
const hours = 60 * minutes;

/** How many requests that could change something a network may make in a minute, unless it is set otherwise. */
export const usualWrites = 300;

/** How often what may be done: `points` times in `duration` seconds. */
const limits = {
  /** Failed sign-ins, of a whole office behind one address. */
  signInByAddress: { points: 100, duration: 15 * minutes },
  /** Failed sign-ins to one account, whether or not there is one, by all who have never signed in to it. */
  signInByStranger: { points: 10, duration: 15 * minutes, told: 'signInByAccount' },
  /** Failed sign-ins to one account from one network that it has been signed in to from before. */
  signInByNetwork: { points: 10, duration: 15 * minutes, told: 'signInByAccount' },
  /** The same, of one device. */
  signInByDevice: { points: 10, duration: 15 * minutes, told: 'signInByAccount' },
  /** Wrong passwords given by somebody who is signed in. */
  passwordByAccount: { points: 10, duration: 15 * minutes },
  /** Changes of a password: each one is mailed to an address that may be somebody else's. */
  newPasswordByAccount: { points: 10, duration: 24 * hours },
  /**
   * Wrong codes given by somebody who knows the password; from anywhere, and from one network. Three in a million are
   * right at any time: fifty a day find one in 18 years.
   */
  codeByAdmin: { points: 50, duration: 24 * hours },
  codeByNetwork: { points: 10, duration: 15 * minutes },
  registerByAddress: { points: 100, duration: hours },
  /** Mails that a network asks for. */
  mailByAddress: { points: 30, duration: hours },
  /** Pictures, whose decoding costs time. */
  uploadByAccount: { points: 60, duration: hours },
  /** Pictures of offers, each drawn once; those who show links for many people come from few networks. */
  offersByAddress: { points: 120, duration: hours },
  mailByAccount: { points: 5, duration: hours },
  /** Mails to an address that is to be another account's: its owner, if it has one, can still ask for those of their own. */
  mailByStranger: { points: 5, duration: hours },
  /** Mails that admins send to one account: whatever others have asked for in its name, an admin can still help. */
  adminMailByAccount: { points: 5, duration: hours },
  /** Codes of live streams that are none. */
  pairingByAddress: { points: 20, duration: 15 * minutes },
  /** What a phone has its overlays show: as fast as a finger drags, and no faster. */
  streamByAccount: { points: 20, duration: 1 },
  /** Streams opened or taken over, each of which the audit keeps for good. */
  openedByAccount: { points: 60, duration: hours },
  /** Checks of pages that an advisor pasted the calculator into. */
  checkByAccount: { points: 60, duration: hours },
  /** Files with all that is stored about an account. */
  exportByAccount: { points: 10, duration: hours },
  /** Whatever could change something; how many there may be is a setting. */
  writesByAddress: { points: usualWrites, duration: minutes },
} as const;

export type LimitName = keyof typeof limits;

/** A home's or an office's network has at least this much of an IPv6 address for itself, so it counts as one. */
const networkGroups = 4;

/** The network that an address belongs to: an IPv4 address itself, of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.replace(/%.*$/, '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all
    .slice(0, networkGroups)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The same as it is written down: no longer than an address of either kind can be, as a proxy may send anything. */
export const notedNetwork = (address: string): string => networkOf(address).slice(0, adminLimits.network);

interface Limit {
  readonly points: number;
  readonly duration: number;
  /** Its name for callers, where its own would tell who has an account. */
  readonly told?: string;
}

const clearingMilliseconds = 10 * minutes * 1000;
const attempts = 5;

// Neither addresses nor accounts stand readable in the table.
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

/**
 * Counts in the database, which all processes share. Never used inside a transaction: what was tried counts although
 * the attempt is rolled back, and a waiting transaction would hold what it locks.
 */
export class RateLimits {
  readonly #db: Database;
  readonly #limits: Readonly<Record<LimitName, Limit>>;
  readonly #limiters: Record<LimitName, Limiter>;
  #nextClearing = 0;

  constructor(db: Database, writesPerMinute: number = usualWrites) {
    this.#db = db;
    this.#limits = { ...limits, writesByAddress: { ...limits.writesByAddress, points: writesPerMinute } };
    const names = Object.keys(limits) as LimitName[];
    this.#limiters = Object.fromEntries(
      names.map(name => [name, createLimiter(db, name, this.#limits[name])]),
    ) as Record<LimitName, Limiter>;
  }

  /** Counts one attempt by `who`. @throws {ApiError} `too_many_requests`, which says when to try again */
  async spend(name: LimitName, who: string): Promise<void> {
    if (this.#db.inTransaction) throw new Error('Attempts are counted before a transaction begins.');
    await this.#clear();
    try {
      this.#tell(name, await this.#retried(() => this.#limiters[name].consume(keyOf(who))));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.#tell(name, refusal);
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new ApiError('too_many_requests', { headers: { 'Retry-After': String(seconds) } });
    }
  }

  /** Tells the caller what is left, in the fields of the IETF's draft (draft-ietf-httpapi-ratelimit-headers-10). */
  #tell(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
    const ctx = currentRequest.getStore();
    if (!ctx) return;
    const { points, duration, told = name } = this.#limits[name];
    const item = told.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    const seconds = Math.max(0, Math.ceil(msBeforeNext / 1000));
    ctx.append('RateLimit-Policy', `"${item}";q=${points};w=${duration}`);
    ctx.append('RateLimit', `"${item}";r=${Math.max(0, remainingPoints)};t=${seconds}`);
  }

  /** Takes one attempt back: it was none of those that are counted. */
  async refund(name: LimitName, who: string): Promise<void> {
    await this.#retried(() => this.#limiters[name].reward(keyOf(who)));
  }

  /** Takes back all that `who` tried. */
  async forget(name: LimitName, who: string): Promise<void> {
    await this.#retried(() => this.#limiters[name].delete(keyOf(who)));
  }

  /** Also after a lost connection: to count one attempt twice does no harm. */
  async #retried<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.#db.whenFree(work);
      } catch (error) {
        if (attempt === attempts || !(isRetryable(error) || isConnectionLost(error))) throw error;
      }
  }

  /** The library's own timer would end the process when the database is away just then. */
  async #clear(): Promise<void> {
    const now = Date.now();
    if (now < this.#nextClearing) return;
    this.#nextClearing = now + clearingMilliseconds;
    await clearExpired(this.#db, now);
  }
}

/**
 * Counts what could change something before anything of it is read or looked up.
 * @param endpoints those of the API; what counts for the account is counted once that is known
 */
export function limitWrites(rateLimits: RateLimits, endpoints: readonly Endpoint[]): Middleware {
  const apart = new Set(
    endpoints.filter(({ countsByAccount }) => countsByAccount).map(({ method, path }) => `${method} ${path}`),
  );
  return async (ctx, next) => {
    if (!isSafe(ctx) && isApiPath(ctx.path) && !apart.has(`${ctx.method} ${ctx.path}`))
      await rateLimits.spend('writesByAddress', networkOf(ctx.ip));
    await next();
  };
}
