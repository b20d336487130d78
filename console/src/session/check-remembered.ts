import { refreshSession, useSession } from './advisor.ts';

/** Asks the server who is signed in where the browser remembers somebody: what was just done may have ended that session. */
export const checkRemembered = async (): Promise<void> => {
  if (useSession.getState().status === 'signed-in') await refreshSession();
};
