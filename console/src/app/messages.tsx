import { later } from '../browser/later.tsx';
import { useSession } from '../session/advisor.ts';
import type { UserType } from '../session/channel.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { Confirmations } from '../ui/confirmations.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Nothing waits to be sent of whoever is not signed in. */
const UnsentWatch = later(() => import('../profile/unsent-watch.tsx').then(({ UnsentWatch }) => UnsentWatch));

/** Where messages and questions appear, whichever page they are from. @param kind whose session the page is of */
export function Messages({ kind }: { readonly kind: UserType }) {
  const isSignedIn = useSession(state => state.status === 'signed-in');
  return (
    <>
      <SessionWatch kind={kind} />
      {isSignedIn && <UnsentWatch />}
      <Confirmations />
      <Toasts />
    </>
  );
}
