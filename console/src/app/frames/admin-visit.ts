import { signAdminOut, useAdmin } from '../../session/admin.ts';
import { useSignOut } from './sign-out.ts';
import type { Visit } from './visit.ts';

/** The admin who is here. */
export function useAdminVisit(): Visit {
  const { admin } = useAdmin();
  const leave = useSignOut(signAdminOut);
  return {
    viewers: ['admin'],
    ...(admin && { person: { name: admin.email, email: admin.role }, signOut: leave }),
  };
}
