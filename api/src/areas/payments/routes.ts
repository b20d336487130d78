import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { PaymentsService } from './service.ts';

export const paymentsRoutes = (payments: PaymentsService): Route[] => [
  bind(contract.payments.list, ({ query }) => payments.page(query)),
];
