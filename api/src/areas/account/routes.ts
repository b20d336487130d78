import { contract } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { bind, type Route } from '../../http/bind.ts';
import { currentUser, userAccess } from './standing.ts';

export const accountRoutes = (now: Clock): Route[] => [
  bind(contract.account.me, ({ caller }) => currentUser(caller.advisor, now())),
  bind(contract.account.access, ({ caller }) => userAccess(caller.advisor, now())),
];
