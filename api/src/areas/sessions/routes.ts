import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { SessionCookies } from './cookies.ts';
import type { SessionsService } from './service.ts';

export const sessionRoutes = (sessions: SessionsService, cookies: SessionCookies): Route[] => [
  bind(contract.sessions.list, ({ caller, query }) => sessions.page(caller, query)),
  bind(contract.sessions.end, async ({ caller, params, ctx }) => {
    await sessions.endOne(caller.advisorId, params.id);
    if (params.id === caller.sessionId) cookies.clear(ctx, 'user');
  }),
  bind(contract.sessions.endOthers, ({ caller }) => sessions.endOthers(caller.advisorId, caller.sessionId)),
];
