import { useAdmin } from '../../session/admin.ts';
import { useAdminSignOut } from '../../session/sign-out.ts';
import type { Visit } from './visit.ts';

/** The admin who is here. */
export function useAdminVisit(): Visit {
  const { admin } = useAdmin();
  const leave = useAdminSignOut();
  return {
    viewers: ['admin'],
    ...(admin && { person: { name: admin.email, detail: admin.role }, signOut: leave }),
  };
}
