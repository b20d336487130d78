import { useEffect } from 'react';
import { UnsentWatch } from '../profile/unsent-watch.tsx';
import type { UserType } from '../session/channel.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { Confirmations } from '../ui/confirmations.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { keepForOffline } from './new-version.ts';

/** Where messages and questions appear, whichever page they are from. @param kind whose session the page is of */
export default function Messages({ kind }: { readonly kind: UserType }) {
  useEffect(() => void keepForOffline(), []);
  return (
    <>
      <SessionWatch kind={kind} />
      <UnsentWatch />
      <Confirmations />
      <Toasts />
    </>
  );
}
