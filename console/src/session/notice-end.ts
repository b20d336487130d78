import { ApiProblem } from '@loan-kereta/sdk/client';
import { adminEnded } from './admin.ts';
import { checkSession, useSession } from './advisor.ts';
import type { UserType } from './channel.ts';

let isChecking = false;

/** A 401 says that the session is over, whichever call finds out: here, and then in every tab. */
export function noticeEnd(failure: unknown, session: UserType = 'user'): void {
  if (!(failure instanceof ApiProblem && failure.status === 401)) return;
  if (session === 'admin') adminEnded('AUTO_LOGOUT');
  // All calls of a page are refused together.
  if (session === 'admin' || useSession.getState().status !== 'signed-in' || isChecking) return;
  isChecking = true;
  // A late answer may be about the session before the one that has begun meanwhile, which the server knows.
  checkSession()
    .catch(() => {})
    .finally(() => {
      isChecking = false;
    });
}
