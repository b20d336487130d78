import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { Names } from '../../names.ts';
import type { SecurityExport } from './export.ts';
import type { SecurityLog } from './log.ts';

export const securityRoutes = (log: SecurityLog, exported: SecurityExport, names: Names): Route[] => [
  bind(contract.security.list, async ({ query }) => {
    const { items, ...page } = await log.page(query);
    const [advisors, admins] = await Promise.all([
      names.ofAdvisors(items.map(({ advisor_id }) => advisor_id)),
      names.ofAdmins(items.map(({ admin_id }) => admin_id)),
    ]);
    return {
      ...page,
      items: items.map(item => ({
        ...item,
        advisor_name: advisors(item.advisor_id),
        admin_email: admins(item.admin_id),
      })),
    };
  }),
  bind(contract.security.download, ({ caller, query }) => exported(caller, query)),
];
