import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { Outbox } from './outbox.ts';

export const outboxRoutes = (outbox: Outbox): Route[] => [
  bind(contract.mails.list, ({ query }) => outbox.page(query)),
  bind(contract.mails.retryFailed, ({ caller }) => outbox.retryFailed(caller)),
  bind(contract.mails.retry, ({ caller, params }) => outbox.retry(caller, params.id)),
];
