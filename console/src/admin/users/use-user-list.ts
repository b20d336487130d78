import { api } from '../../api/api.ts';
import { usePagedList } from '../paged-list.ts';
import { type Filters, narrowed } from './filters.ts';

/** The users that the address asks for, some at a time. @param limit how many come at once */
export function useUserList(filters: Filters, limit?: number) {
  const query = { ...narrowed(filters), sort: filters.sort, ...(limit && { limit }) };
  return usePagedList(['users', query], query, api.adminUsers.list);
}
