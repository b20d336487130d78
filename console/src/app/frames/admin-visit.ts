import { useWords } from '../../language/dictionary.ts';
import { signAdminOut, useAdmin } from '../../session/admin.ts';
import { sessionWords } from '../../session/words.ts';
import { useSignOut } from './sign-out.ts';
import type { Visit } from './visit.ts';

/** The admin who is here. */
export function useAdminVisit(): Visit {
  const { adminSignedOut } = useWords(sessionWords);
  const { admin } = useAdmin();
  const leave = useSignOut(signAdminOut, adminSignedOut);
  return {
    viewers: ['admin'],
    ...(admin && { person: { name: admin.email, email: admin.role }, signOut: leave }),
  };
}
