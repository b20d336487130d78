import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from '../api/is-passing.ts';
import { calculatorQuery } from '../calculator/queries.ts';
import { meQuery, profileQuery, settingsQuery } from '../profile/queries.ts';
import { onProfileUpdate } from '../profile/updates.ts';
import { useAdmin } from '../session/admin.ts';
import { isSameAccess, useSession } from '../session/advisor.ts';
import type { UserType } from '../session/channel.ts';
import { noticeEnd } from '../session/notice-end.ts';
import { toast } from '../ui/toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly session?: UserType };
    mutationMeta: { readonly session?: UserType };
  }
}

/** What the screens have asked the server. It is forgotten when the session ends. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: (failure, { meta }) => noticeEnd(failure, meta?.session) }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _context, { meta }) => noticeEnd(failure, meta?.session),
  }),
  defaultOptions: {
    // What is asked for without a network fails, and says so, instead of waiting unsaid.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, failure) => count < 1 && isPassing(failure),
      staleTime: 30_000,
    },
  },
});

function askAgain(...asked: readonly { readonly queryKey: QueryKey }[]): void {
  for (const { queryKey } of asked) void queries.invalidateQueries({ queryKey, exact: true });
}

/** What an admin has asked is of another session, which goes on. */
const ofAdvisors = { predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[0] !== 'admin' };

useSession.subscribe((session, before) => {
  if (before.user?.id !== session.user?.id) {
    // What is shown of somebody else is asked for again; a guest is led elsewhere, or shown what guests are.
    if (before.user && session.user) void queries.resetQueries(ofAdvisors);
    else queries.removeQueries(ofAdvisors);
  }
  // What the account shows, and what its calculator may, hangs on the plan.
  else if (!isSameAccess(session.access, before.access)) askAgain(meQuery, profileQuery, calculatorQuery);
});

useAdmin.subscribe((session, before) => {
  if (!before.admin || before.admin.email === session.admin?.email) return;
  queries.clear();
  // What a message offers to do again would be done by whoever signs in next.
  toast.clear();
});

// What was changed is asked for again, here and in the other tabs; not by a form that is being filled in.
onProfileUpdate(() => askAgain(profileQuery, settingsQuery, calculatorQuery));
