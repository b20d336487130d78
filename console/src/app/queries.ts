import { ApiProblem } from '@loan-kereta/sdk/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { adminEnded } from '../session/admin.ts';
import { ended, useSession } from '../session/advisor.ts';
import type { UserType } from '../session/channel.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly session?: UserType };
    mutationMeta: { readonly session?: UserType };
  }
}

/** A 401 says that the session is over, whichever call finds out. Whose it was, a query says that is an admin's. */
function noticeEnd(failure: unknown, session: UserType = 'user'): void {
  if (!(failure instanceof ApiProblem && failure.status === 401)) return;
  if (session === 'admin') adminEnded('AUTO_LOGOUT');
  else if (useSession.getState().status === 'signed-in') ended('AUTO_LOGOUT');
}

const isWorthAnotherTry = (failure: unknown): boolean =>
  failure instanceof ApiProblem && !(failure.status >= 400 && failure.status < 500);

/** What the screens have asked the server. It is forgotten when the session ends. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: (failure, { meta }) => noticeEnd(failure, meta?.session) }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _context, { meta }) => noticeEnd(failure, meta?.session),
  }),
  defaultOptions: {
    queries: { retry: (count, failure) => count < 1 && isWorthAnotherTry(failure), staleTime: 30_000 },
  },
});

useSession.subscribe((session, before) => {
  if (before.user?.id !== session.user?.id) queries.clear();
});
