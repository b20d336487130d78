import { sessionLimits } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { SessionKind } from './table.ts';

const names = { user: 'lk_session', admin: 'lk_admin' } as const;

/** The session cookies. Behind https they never travel in clear. */
export function sessionCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const write = (ctx: Context, kind: SessionKind, token: string | null) => {
    // The connection from a proxy is not encrypted although the browser's is.
    ctx.cookies.secure = secure;
    const maxAge = token === null ? 0 : sessionLimits[kind].absolute;
    ctx.cookies.set(names[kind], token, { httpOnly: true, sameSite: 'lax', secure, path: '/api', maxAge });
  };
  return {
    read: (ctx: Context, kind: SessionKind): string | undefined => ctx.cookies.get(names[kind]),
    write: (ctx: Context, kind: SessionKind, token: string) => write(ctx, kind, token),
    clear: (ctx: Context, kind: SessionKind) => write(ctx, kind, null),
  };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;
