import { lazy, Suspense } from 'react';
import { patiently } from '../browser/patiently.ts';
import { useSession } from '../session/advisor.ts';
import type { UserType } from '../session/channel.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { Confirmations } from '../ui/confirmations.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Nothing waits to be sent of whoever is not signed in. */
const UnsentWatch = lazy(() =>
  patiently(() => import('../profile/unsent-watch.tsx')).then(({ UnsentWatch }) => ({
    default: UnsentWatch,
  })),
);

/** Where messages and questions appear, whichever page they are from. @param kind whose session the page is of */
export default function Messages({ kind }: { readonly kind: UserType }) {
  const isSignedIn = useSession(state => state.status === 'signed-in');
  return (
    <>
      <SessionWatch kind={kind} />
      {isSignedIn && (
        <Suspense>
          <UnsentWatch />
        </Suspense>
      )}
      <Confirmations />
      <Toasts />
    </>
  );
}
