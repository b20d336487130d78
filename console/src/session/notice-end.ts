import { ApiProblem } from '@loan-kereta/sdk/client';
import { adminEnded } from './admin.ts';
import { ended, useSession } from './advisor.ts';
import type { UserType } from './channel.ts';

/** A 401 says that the session is over, whichever call finds out: here, and then in every tab. */
export function noticeEnd(failure: unknown, session: UserType = 'user'): void {
  if (!(failure instanceof ApiProblem && failure.status === 401)) return;
  if (session === 'admin') adminEnded('AUTO_LOGOUT');
  else if (useSession.getState().status === 'signed-in') ended('AUTO_LOGOUT');
}
