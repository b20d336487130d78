import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** All about one user, in the version that is shown. @param id undefined where nobody is asked for */
export const oneUser = (id: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'users', id],
    queryFn: () => api.adminUsers.get({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    meta: { session: 'admin' },
  });
