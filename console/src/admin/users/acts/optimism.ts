import type { Versioned } from '@loan-kereta/sdk/client';
import type { AdminUser, AdminUserDetail } from '@loan-kereta/sdk/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { api } from '../../../api/api.ts';
import { markTakenBack } from './taken-back.ts';

/** What an admin sees of a user at once, before the server has said yes. */
export type Expected = Partial<Pick<AdminUser, 'plan' | 'plan_type' | 'status' | 'is_approved' | 'access'>>;

/** What counts of a plan that is given to somebody. */
export const expectedPlan = (user: AdminUser, plan: AdminUser['plan']): Expected => ({
  plan_type: plan,
  ...(user.is_active && { plan }),
});

type Page = Awaited<ReturnType<typeof api.adminUsers.list>>;
type Cached = InfiniteData<Page> | Versioned<AdminUserDetail>;

/** The list and the details of users, and nothing that stands below one of them. */
const isOfUsers = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  queryKey[0] === 'admin' && queryKey[1] === 'users' && queryKey.length === 3;

const patched = (data: Cached | undefined, id: number, expected: Expected): Cached | undefined => {
  if (!data) return data;
  if ('data' in data) return data.data.id === id ? { ...data, data: { ...data.data, ...expected } } : data;
  return {
    ...data,
    pages: data.pages.map(page => ({
      ...page,
      items: page.items.map(user => (user.id === id ? { ...user, ...expected } : user)),
    })),
  };
};

/**
 * Shows a change before it is made.
 * @returns puts back what was there
 */
export async function showExpected(
  queries: QueryClient,
  id: number,
  expected: Expected,
): Promise<() => void> {
  const filters = { predicate: isOfUsers };
  await queries.cancelQueries(filters);
  const before = queries.getQueriesData<Cached>(filters);
  queries.setQueriesData<Cached>(filters, data => patched(data, id, expected));
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
    markTakenBack(id);
  };
}
