import { sessionLimits } from '@loan-kereta/sdk/rules';
import type { Context } from 'koa';
import { day } from '../../durations.ts';
import { newToken } from '../../tokens.ts';
import type { SessionKind, Visitor } from './service.ts';

const namesBehind = (prefix: string) => ({
  user: `${prefix}lk_session`,
  admin: `${prefix}lk_admin`,
  overlay: `${prefix}lk_overlay`,
  device: `${prefix}lk_device`,
});
const plainNames = namesBehind('');
const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * What the cookies are called at an address: of an advisor's and an admin's session, of an overlay, and of a device. Behind
 * https their prefix makes browsers refuse one that a neighbouring subdomain, or a page in clear, has set in their place.
 */
export const cookieNames = (publicUrl: string) => namesBehind(isHttps(publicUrl) ? '__Host-' : '');

/** How long a device is known, and by which network it came, from when it was last seen. */
export const deviceMilliseconds = 180 * day;

/**
 * The cookies that say who signed in, on which device, and which overlay follows a live stream. Behind https they never
 * travel in clear.
 */
export function sessionCookies(publicUrl: string) {
  const secure = isHttps(publicUrl);
  const names = cookieNames(publicUrl);
  const set = (
    ctx: Context,
    name: string,
    value: string | null,
    options: { path: string; maxAge: number },
  ) => {
    // The connection from a proxy is not encrypted although the browser's is.
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, value, { httpOnly: true, sameSite: 'lax', secure, overwrite: true, ...options });
  };
  const path = secure ? '/' : '/api';
  /** Takes away the cookie that a browser still has under its name without the prefix, which opens nothing any more. */
  const dropPlain = (ctx: Context, kind: SessionKind) => {
    const name = plainNames[kind];
    if (secure && ctx.cookies.get(name) !== undefined) set(ctx, name, null, { path: '/api', maxAge: 0 });
  };

  return {
    read: (ctx: Context, kind: SessionKind): string | undefined => ctx.cookies.get(names[kind]),

    write(ctx: Context, kind: SessionKind, token: string) {
      set(ctx, names[kind], token, { path, maxAge: sessionLimits[kind].absolute });
      dropPlain(ctx, kind);
    },

    clear(ctx: Context, kind: SessionKind) {
      set(ctx, names[kind], null, { path, maxAge: 0 });
      dropPlain(ctx, kind);
    },

    /** The token of an overlay's cookie. */
    readOverlay: (ctx: Context): string | undefined => ctx.cookies.get(names.overlay),

    /** Lets an overlay follow the stream that it was paired with, which lasts no longer than the session that steers it. */
    writeOverlay: (ctx: Context, token: string) =>
      set(ctx, names.overlay, token, { path, maxAge: sessionLimits.user.absolute }),

    /** Who wants to sign in. A browser without a device's cookie is given one: see `remember`. */
    visitor(ctx: Context): Visitor {
      const known = ctx.cookies.get(names.device);
      const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken();
      return { address: ctx.ip, userAgent: ctx.get('User-Agent'), device };
    },

    /** Lets a browser keep the device's cookie, once it has signed in. */
    remember: (ctx: Context, visitor: Visitor) =>
      set(ctx, names.device, visitor.device, { path, maxAge: deviceMilliseconds }),
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;
