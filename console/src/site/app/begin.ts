import { themeId } from '@loan-kereta/sdk/plans';
import { useLanguage } from '../../language/language.ts';
import { useSession } from '../../session/advisor.ts';
import { isStepExpected } from '../first-steps/expected.ts';
import { calculatorOf } from './keeper.ts';
import styles from './page.module.css';

/** The themes that an address may ask for, which everybody has. */
export const freeThemes: Readonly<Record<string, string>> = { 1: themeId(1), 2: themeId(2), 3: themeId(3) };

export const askedBy = (query: URLSearchParams) => freeThemes[query.get('theme') ?? ''];
export const ownerOf = ({ user }: ReturnType<typeof useSession.getState>) => user?.id ?? 'guest';
/** How an address asks for a calculator on a live stream, with nothing around it. */
export const liveBy = (query: URLSearchParams) => [query.get('presenter'), query.get('tiktok')].join();
export const isLive = (query: URLSearchParams) => liveBy(query).includes('1');

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
  const query = new URLSearchParams(window.location.search);
  const owner = ownerOf(useSession.getState());
  const { host } = calculatorOf(owner, useLanguage.getState().language, askedBy(query));
  const still = document.getElementById('drawn');
  const place = still?.querySelector(`.${styles.calculator}`);
  if (!still || !place || host.isConnected) return host;
  if (owner !== 'guest' && !isLive(query) && isStepExpected()) {
    const room = document.createElement('div');
    room.className = styles.step ?? '';
    place.before(room);
  }
  place.append(host);
  openIn(still, place);
  return host;
}
