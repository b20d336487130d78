import { contract } from '@loan-kereta/sdk/contract';
import type { Guards } from '../../http/access.ts';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { StreamsService, Watched } from './service.ts';
import type { Watching } from './watching.ts';

declare module '../../http/access.ts' {
  interface Callers {
    /** An overlay that was paired with a stream, which may have ended since, or a source with the lasting address. */
    readonly overlay: Watched;
  }
}

/** The secret in `Authorization: Bearer`, and the name that a source gives itself in the address. */
const bearerPattern = /^Bearer ([\w-]{43})$/i;
const namePattern = /^[\w-]{22}$/;

/** Knows an overlay by the cookie that it was given for its code, and a source by the secret of the lasting address. */
export const overlayGuard =
  (streams: StreamsService, cookies: SessionCookies): Guards['overlay'] =>
  async ctx => {
    const [, secret] = bearerPattern.exec(ctx.get('Authorization')) ?? [];
    const token = cookies.readOverlay(ctx);
    const name = String(ctx.query.source);
    if (secret && !namePattern.test(name)) throw new ApiError('not_paired');
    const overlay = secret ? await streams.sourceOf(secret, name) : token && (await streams.overlayOf(token));
    if (!overlay) throw new ApiError('not_paired');
    return overlay;
  };

interface Parts {
  readonly streams: StreamsService;
  readonly watching: Readonly<Record<Watched['kind'], Watching>>;
  readonly limits: RateLimits;
  readonly cookies: SessionCookies;
}

export const streamRoutes = ({ streams, watching, limits, cookies }: Parts): Route[] => [
  bind(contract.streams.get, async ({ caller }) => ({
    stream: await streams.get(caller),
    address_since: await streams.addressSince(caller.advisorId),
  })),
  bind(
    contract.streams.renew,
    ({ caller }) => streams.renew(caller.advisorId),
    ({ caller }) => limits.spend('openedByAccount', `${caller.advisorId}`),
  ),
  bind(
    contract.streams.open,
    ({ caller, body }) => streams.open(caller, body),
    ({ caller }) => limits.spend('openedByAccount', `${caller.advisorId}`),
  ),
  bind(
    contract.streams.steer,
    ({ caller, body }) => streams.steer(caller, body),
    ({ caller }) => limits.spend('streamByAccount', `${caller.advisorId}`),
  ),
  bind(contract.streams.close, ({ caller }) => streams.close(caller.advisorId)),
  bind(
    contract.streams.pair,
    async ({ body, ctx }) => {
      cookies.writeOverlay(ctx, await streams.pair(body.code));
      await limits.refund('pairingByAddress', networkOf(ctx.ip));
    },
    ({ ctx }) => limits.spend('pairingByAddress', networkOf(ctx.ip)),
  ),
  bind(contract.streams.watch, ({ caller, ctx }) =>
    watching[caller.kind].feed(caller, ctx.get('Last-Event-ID')),
  ),
];
