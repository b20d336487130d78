import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { Names } from '../../names.ts';
import type { Audit } from './audit.ts';

type Page = Awaited<ReturnType<Audit['page']>>;

export function auditRoutes(audit: Audit, names: Names): Route[] {
  async function named({ items, ...page }: Page) {
    const [advisors, admins] = await Promise.all([
      names.ofAdvisors(items.map(({ advisor_id }) => advisor_id)),
      names.ofAdmins(items.map(({ target_admin_id }) => target_admin_id)),
    ]);
    return {
      ...page,
      items: items.map(item => ({
        ...item,
        advisor_name: advisors(item.advisor_id),
        target_admin_email: admins(item.target_admin_id),
      })),
    };
  }
  return [
    bind(contract.history.all, async ({ query }) => named(await audit.page(query))),
    bind(contract.history.ofUser, async ({ params, query }) =>
      named(await audit.page({ ...query, advisor_id: params.id })),
    ),
  ];
}
