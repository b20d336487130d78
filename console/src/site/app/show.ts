import { isSameAccess, useSession } from '../../session/advisor.ts';
import type { Calculator } from './keeper.ts';

/** Puts it into a place, as it stands where the browser can move it so, or else with the dialog that was open in it. */
function put({ host }: Calculator, place: HTMLElement): void {
  if (host.isConnected && 'moveBefore' in place) {
    place.moveBefore(host, null);
    return;
  }
  const focused = host.shadowRoot?.activeElement;
  place.append(host);
  for (const dialog of host.shadowRoot?.querySelectorAll('dialog[open]') ?? []) {
    if (!(dialog instanceof HTMLDialogElement)) continue;
    // Taken out of the page it is no longer modal, though still open.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Puts a calculator into a page. @returns takes it out again */
export function show(calculator: Calculator, container: HTMLElement): () => void {
  put(calculator, container);
  const refresh = () => calculator.refresh();
  const follow = () => {
    const { access } = useSession.getState();
    if (isSameAccess(access, calculator.access)) return;
    calculator.access = access;
    refresh();
  };
  follow();
  window.addEventListener('online', refresh);
  const stop = useSession.subscribe(follow);
  return () => {
    window.removeEventListener('online', refresh);
    stop();
    calculator.host.remove();
  };
}
