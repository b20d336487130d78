import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { AdminPasswords } from './passwords.ts';
import type { AdminSignIn } from './sign-in.ts';
import type { AdminTeam } from './team.ts';

interface Parts {
  readonly signIn: AdminSignIn;
  readonly passwords: AdminPasswords;
  readonly team: AdminTeam;
  readonly sessions: SessionsService;
  readonly cookies: SessionCookies;
}

export function adminRoutes({ signIn, passwords, team, sessions, cookies }: Parts): Route[] {
  return [
    bind(
      contract.adminAuth.login,
      async ({ body, ctx }) => {
        const visitor = cookies.visitor(ctx);
        const { admin, token, bearer } = await signIn.signIn(body, visitor);
        await sessions.end('admin', cookies.read(ctx, 'admin'));
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
      await sessions.end('admin', cookies.read(ctx, 'admin'));
      cookies.clear(ctx, 'admin');
    }),
    bind(contract.admins.list, ({ query }) => team.page(query)),
    bind(contract.admins.invite, ({ caller, body }) => team.invite(caller, body)),
    bind(contract.admins.change, ({ caller, params, body }) => team.change(caller, params.id, body)),
    bind(contract.admins.remove, ({ caller, params }) => team.remove(caller, params.id)),
    bind(contract.admins.sendLink, ({ caller, params }) => team.sendLink(caller, params.id)),
    bind(contract.admins.removeSecondFactor, ({ caller, params }) =>
      team.removeSecondFactor(caller, params.id),
    ),
    bind(contract.admins.changePassword, async ({ caller, body, ctx }) => {
      const visitor = cookies.visitor(ctx);
      const { token, bearer } = await passwords.change(caller, body, visitor);
      cookies.write(ctx, 'admin', token);
      cookies.remember(ctx, visitor);
      return { admin_token: bearer };
    }),
    bind(contract.admins.linkOwner, ({ body }) => passwords.ownerOf(body.token)),
    bind(contract.admins.setPassword, async ({ body, ctx }) => {
      const visitor = cookies.visitor(ctx);
      const adminId = await passwords.setByLink(body.token, body.password, visitor);
      ctx.state.about = { advisorId: null, adminId };
      cookies.remember(ctx, visitor);
    }),
  ];
}
