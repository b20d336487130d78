import { api } from '../api/api.ts';
import { checkSession, isSameAccess, useSession } from './advisor.ts';
import { noticeEnd } from './notice-end.ts';
import { writeSession } from './stored.ts';

/** How often a page in sight asks what the account may use, in ms. It keeps no idle session alive. */
const every = 10_000;

async function ask(): Promise<void> {
  const { status, user, access } = useSession.getState();
  if (status !== 'signed-in' || !user || document.visibilityState !== 'visible') return;
  try {
    const now = await api.account.access();
    if (useSession.getState().user?.id !== user.id) return;
    if (isSameAccess(now, access)) writeSession({ user, access });
    else await checkSession();
  } catch (failure) {
    // Without an answer what was granted last stays on the screen.
    noticeEnd(failure);
  }
}

/** Has a plan that was changed elsewhere show within seconds. @returns stops it */
export function followAccess(): () => void {
  const timer = setInterval(ask, every);
  const askAtOnce = () => void ask();
  document.addEventListener('visibilitychange', askAtOnce);
  window.addEventListener('online', askAtOnce);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askAtOnce);
    window.removeEventListener('online', askAtOnce);
  };
}
