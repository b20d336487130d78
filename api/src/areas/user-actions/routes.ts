import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { UserActions } from './service.ts';

export const userActionRoutes = (actions: UserActions): Route[] => [
  bind(contract.userActions.resetPassword, ({ caller: by, seen, params }) =>
    actions.resetPassword({ by, seen }, params.id),
  ),
  bind(contract.userActions.forceLogout, ({ caller: by, seen, params }) =>
    actions.forceLogout({ by, seen }, params.id),
  ),
  bind(contract.userActions.remove, ({ caller: by, seen, params }) =>
    actions.remove({ by, seen }, params.id),
  ),
];
