import { signOut, useSession } from '../../session/advisor.ts';
import { useSignOut } from '../../session/sign-out.ts';
import type { Visit } from './visit.ts';

/** The advisor who is here, or a guest. */
export function useAdvisorVisit(): Visit {
  const { status, user } = useSession();
  const leave = useSignOut(signOut);
  if (status === 'guest' || !user) return { viewers: ['public'] };
  const person = { name: user.name, detail: user.email };
  return { viewers: ['public', 'advisor'], person, signOut: leave };
}
