import { Confirmations } from '../ui/confirmations.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Where messages and questions appear, whichever page they are from. */
export default function Messages() {
  return (
    <>
      <Confirmations />
      <Toasts />
    </>
  );
}
