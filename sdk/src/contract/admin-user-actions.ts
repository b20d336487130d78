import { ofUser } from './admin-standing.ts';
import { endpoint } from './define.ts';

const common = { ...ofUser, errors: ['user_not_found'] } as const;

export const userActions = {
  resetPassword: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/reset-password',
    createsOnce: true,
    summary: 'Mail the advisor a link that sets another password, which works once and for an hour',
    errors: ['user_not_found', 'too_many_requests'],
  }),
  forceLogout: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/users/:id/force-logout',
    createsOnce: true,
    summary: 'Sign the account out on all devices',
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/admin/users/:id',
    stepUp: true,
    summary: 'Delete the account with all that belongs to it, for good',
  }),
};
