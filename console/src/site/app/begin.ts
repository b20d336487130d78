import { useLanguage } from '../../language/language.ts';
import { useSession } from '../../session/advisor.ts';
import { isStepExpected } from '../first-steps/expected.ts';
import { askedBy } from './asked.ts';
import switchStyles from './buyer-switch.module.css';
import { calculatorOf } from './keeper.ts';
import styles from './page.module.css';

export const ownerOf = ({ user }: ReturnType<typeof useSession.getState>) => user?.id ?? 'guest';
/** Opens a place in a document that is shut, all around which stays shut. */
function openIn(shut: Element, place: Element): void {
  for (let at = place; at !== shut && at.parentElement; at = at.parentElement)
    for (const beside of at.parentElement.children) beside.toggleAttribute('inert', beside !== at);
  shut.removeAttribute('inert');
}

/**
 * Starts the calculator before there is a page to show it; the document that was drawn at build shows it meanwhile.
 * @returns where it is drawn
 */
export function begin(): HTMLElement {
  const asked = askedBy(new URLSearchParams(window.location.search));
  const session = useSession.getState();
  const { access } = session;
  const owner = ownerOf(session);
  const { host, drawn } = calculatorOf(owner, useLanguage.getState().language, asked);
  const still = document.getElementById('drawn');
  const place = still?.querySelector(`.${styles.calculator}`);
  if (!still || !place || host.isConnected) return host;
  const isFilmed = asked.isLive && access.features?.presenter_mode === true;
  const rooms = [isStepExpected() && styles.step, switchStyles.room];
  if (owner !== 'guest' && !isFilmed)
    for (const name of rooms) {
      if (!name) continue;
      const room = document.createElement('div');
      room.className = name;
      place.before(room);
    }
  place.append(host);
  openIn(still, place);
  // What was waited for is there; what comes around it nobody waits for.
  void drawn.then(() => still.querySelector('[data-on-its-way]')?.remove());
  return host;
}
