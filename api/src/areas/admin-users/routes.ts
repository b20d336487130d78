import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import { sendVersion } from '../../http/versions.ts';
import type { UserExport } from './export.ts';
import type { AdminUsersService } from './service.ts';

export const adminUsersRoutes = (users: AdminUsersService, exportUsers: UserExport): Route[] => [
  bind(contract.adminUsers.download, ({ caller, query: { ids, ...filter } }) =>
    exportUsers(caller, ids ? { ids, selected: ids.length } : filter),
  ),
  bind(contract.adminUsers.list, ({ query }) => users.page(query)),
  bind(contract.adminUsers.get, async ({ params, ctx }) => {
    const user = await users.get(params.id);
    sendVersion(ctx, user.version);
    return user;
  }),
];
