import { ignoredSettings } from '@loan-kereta/sdk/embed';
import { useEffect, useRef } from 'react';
import { useWidget } from './context.tsx';

/** Advice for a script in the head whose calculator has no place of its own and stands at the page's end. */
function placeOf(host: Element): string | undefined {
  const advisor = host.getAttribute('advisor');
  const isInHead = [...document.head.querySelectorAll<HTMLElement>('script[src*="loan-kereta.js"]')].some(
    ({ dataset }) => dataset.advisor === advisor,
  );
  return isInHead && host === document.body.lastElementChild
    ? 'the script tag is in the head, so the calculator is at the end of the page. Put <div id="loan-kereta"></div> where it is to stand.'
    : undefined;
}

/**
 * Tells the page's console once of each option that has no effect, or tag that has no place, and what to write.
 * @returns goes to any element within
 */
export function useWarnings() {
  const { features, palette, models, notice } = useWidget();
  const within = useRef<HTMLParagraphElement>(null);
  const told = useRef(new Set<string | undefined>());
  useEffect(() => {
    const root = within.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    // Of the built-in list nobody can say what an advisor's own has.
    const data = notice ? undefined : { palette, models, features };
    const ignored = ignoredSettings(root.host, data).map(({ problem, remedy }) => `${problem} ${remedy}`);
    for (const warning of [placeOf(root.host), ...ignored]) {
      // biome-ignore lint/suspicious/noConsole: an embedder has to learn somewhere of a wrong option
      if (warning && !told.current.has(warning)) console.warn(`Loan Kereta: ${warning}`);
      told.current.add(warning);
    }
  });
  return within;
}
