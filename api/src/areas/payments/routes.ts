import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { Names } from '../../names.ts';
import type { PaymentsService } from './service.ts';

export const paymentsRoutes = (payments: PaymentsService, names: Names): Route[] => [
  bind(contract.payments.list, async ({ query }) => {
    const { items, ...page } = await payments.page(query);
    const nameOf = await names.ofAdvisors(items.map(({ advisor_id }) => advisor_id));
    return { ...page, items: items.map(item => ({ ...item, advisor_name: nameOf(item.advisor_id) })) };
  }),
];
