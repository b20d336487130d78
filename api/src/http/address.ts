import { isIPv6, SocketAddress } from 'node:net';
import type { Middleware } from 'koa';

/** An IP address as it stands in one form only: without a port, brackets, a zone; undefined for anything else. */
function plainAddress(text: string): string | undefined {
  const bare = text.replaceAll('"', '').replace(/%[^\]]*/, '');
  const address = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare)?.address;
  return address?.replace(/^::ffff:(?=[\d.]+$)/, '');
}

/**
 * Makes `ctx.ip` the caller's address in one form, whatever a proxy writes: with a port to it, each request would
 * count as another caller's. What is no address at all counts as the proxy's own.
 */
export const callerAddress: Middleware = (ctx, next) => {
  const connected = ctx.req.socket.remoteAddress ?? '';
  ctx.request.ip = plainAddress(ctx.request.ip) ?? plainAddress(connected) ?? connected;
  return next();
};

/** An address as pages of other origins need it: a path on this site becomes a whole address. */
export const absoluteUrl = (publicUrl: string, address: string): string =>
  address.startsWith('/') ? publicUrl + address : address;
