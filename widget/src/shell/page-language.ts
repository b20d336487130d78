import { type Language, matchLanguage } from '@loan-kereta/sdk/languages/match';

/** The languages that the elements around a node name, the nearest first, out of every shadow root up to the page. */
function around(node: Node): string[] {
  const parent = node instanceof ShadowRoot ? node.host : node.parentNode;
  if (!parent) return [];
  const named = parent instanceof Element ? parent.getAttribute('lang') : null;
  return [...(named ? [named] : []), ...around(parent)];
}

/** The language of the page where an element stands, else the browser's; Malay where there are words for neither. */
export const pageLanguage = (host: Element): Language =>
  matchLanguage([...around(host).slice(0, 1), ...navigator.languages]) ?? 'ms';

/** Calls `tell` when a `lang` on the page changes. @returns stops it */
export function watchPage(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}
