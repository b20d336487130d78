import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { PriceChangesService } from './service.ts';

export const priceChangesRoutes = (changes: PriceChangesService): Route[] => [
  bind(contract.priceChanges.list, ({ query }) => changes.page(query)),
  bind(contract.priceChanges.schedule, ({ caller, body }) => changes.schedule(caller, body)),
  bind(contract.priceChanges.get, ({ params }) => changes.get(params.id)),
  bind(contract.priceChanges.cancel, ({ caller, params }) => changes.cancel(caller, params.id)),
];
