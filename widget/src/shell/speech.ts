import type { calculatorLanguage } from '@loan-kereta/sdk/languages/codes';
import { isLanguage, type Language, matchLanguage } from '@loan-kereta/sdk/languages/match';
import type { LoadWords, Speech } from '../session/session.ts';

/** By its type the one of the SDK, whose value the core would have to hand on to this file. */
const ownLanguage: typeof calculatorLanguage = 'ms';

/** The languages that the elements around a node name, the nearest first, out of every shadow root up to the page. */
function around(node: Node): string[] {
  const parent = node instanceof ShadowRoot ? node.host : node.parentNode;
  if (!parent) return [];
  const named = parent instanceof Element ? parent.getAttribute('lang') : null;
  return [...(named ? [named] : []), ...around(parent)];
}

/** The language of the page where an element stands, else the browser's; Malay where there are words for neither. */
const pageLanguage = (host: Element): Language =>
  matchLanguage([...around(host).slice(0, 1), ...navigator.languages]) ?? ownLanguage;

/** What watches the page for an element; one each. */
const watching = new WeakMap<Element, MutationObserver>();

/** Calls `tell` once when the page's language is no longer `language`, while the element has a calculator on the page. */
function watch(host: Element, language: Language, tell: () => void): void {
  const isThere = () => host.isConnected && host.shadowRoot?.querySelector('.lk');
  if (!host.shadowRoot || !isThere()) return;
  const observer = new MutationObserver(() => {
    if (isThere() && pageLanguage(host) === language) return;
    observer.disconnect();
    if (isThere()) tell();
  });
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  // Its calculator goes from here.
  observer.observe(host.shadowRoot, { childList: true });
  watching.set(host, observer);
}

/**
 * Fetches the words of a language; only for another than Malay, which comes with the core.
 * @param lang a code, or `auto` for the language of the page around `host`
 * @param tell is called when that changes
 * @returns undefined where Malay is to be spoken: also for a code that there are no words for
 */
export default async function fetchSpeech(
  lang: string,
  load: LoadWords,
  host: Element,
  tell: () => void,
): Promise<Speech | undefined> {
  watching.get(host)?.disconnect();
  const language = lang === 'auto' ? pageLanguage(host) : lang;
  if (!isLanguage(language)) return undefined;
  if (lang === 'auto') watch(host, language, tell);
  if (language === ownLanguage) return undefined;
  const dictionary = await load(language);
  // The page has gone on to another while these words were on their way.
  if (lang === 'auto' && pageLanguage(host) !== language) return fetchSpeech(lang, load, host, tell);
  return { language, dictionary, words: dictionary.face };
}
