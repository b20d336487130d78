import { contract } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { AdminSignIn } from './sign-in.ts';

export function adminRoutes(
  signIn: AdminSignIn,
  sessions: SessionsService,
  cookies: SessionCookies,
): Route[] {
  async function endSession(ctx: Context): Promise<void> {
    const token = cookies.read(ctx, 'admin');
    if (token !== undefined) await sessions.end('admin', token);
  }
  return [
    bind(
      contract.adminAuth.login,
      async ({ body, ctx }) => {
        const visitor = cookies.visitor(ctx);
        const { admin, token, bearer } = await signIn.signIn(body, visitor);
        await endSession(ctx);
        cookies.write(ctx, 'admin', token);
        cookies.remember(ctx, visitor);
        return { admin, admin_token: bearer };
      },
      ({ ctx }) => signIn.admit(ctx.ip),
    ),
    bind(contract.adminAuth.verify, ({ caller }) => ({ admin: caller })),
    bind(contract.adminAuth.stepUp, async ({ caller, body, ctx }) => {
      await signIn.prove(caller, body, ctx.ip);
      const token = cookies.read(ctx, 'admin');
      if (token !== undefined) await sessions.markProved(token);
    }),
    bind(contract.adminAuth.logout, async ({ ctx }) => {
      await endSession(ctx);
      cookies.clear(ctx, 'admin');
    }),
  ];
}
