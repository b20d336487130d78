import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { SessionCookies } from './cookies.ts';
import type { AdminSessions } from './of-admins.ts';
import type { SessionsService } from './service.ts';

const { sessions: ofAdvisor, adminSessions: ofAdmin } = contract;

export const sessionRoutes = (
  sessions: SessionsService,
  admins: AdminSessions,
  cookies: SessionCookies,
): Route[] => [
  bind(ofAdvisor.list, ({ caller, query }) =>
    sessions.page('user', caller.advisorId, caller.sessionId, query),
  ),
  bind(ofAdvisor.end, async ({ caller, params, ctx }) => {
    await sessions.endOne('user', caller.advisorId, params.id);
    if (params.id === caller.sessionId) cookies.clear(ctx, 'user');
  }),
  bind(ofAdvisor.endOthers, ({ caller }) => sessions.endOthers('user', caller.advisorId, caller.sessionId)),
  bind(ofAdmin.list, ({ caller, query }) => sessions.page('admin', caller.adminId, caller.sessionId, query)),
  bind(ofAdmin.end, async ({ caller, params, ctx }) => {
    await admins.endOne(caller, params.id);
    if (params.id === caller.sessionId) cookies.clear(ctx, 'admin');
  }),
  bind(ofAdmin.endOthers, ({ caller }) => admins.endOthers(caller, caller.sessionId)),
];
