import { UnsentWatch } from '../profile/unsent-watch.tsx';
import type { UserType } from '../session/channel.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { Confirmations } from '../ui/confirmations.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Where messages and questions appear, whichever page they are from. @param kind whose session the page is of */
export default function Messages({ kind }: { readonly kind: UserType }) {
  return (
    <>
      <SessionWatch kind={kind} />
      <UnsentWatch />
      <Confirmations />
      <Toasts />
    </>
  );
}
