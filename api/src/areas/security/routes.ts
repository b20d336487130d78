import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { SecurityLog } from './log.ts';

export const securityRoutes = (log: SecurityLog): Route[] => [
  bind(contract.security.list, ({ query }) => log.page(query)),
  bind(contract.security.download, ({ query }) => log.all(query.advisor_id)),
];
