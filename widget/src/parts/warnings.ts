import { ignoredSettings } from '@loan-kereta/sdk/embed';
import { useEffect, useRef } from 'react';
import { useWidget } from './context.tsx';

/** Tells the page's console once of each option that has no effect, and what to write. @returns goes to any element within */
export function useWarnings() {
  const { features, palette, models, notice } = useWidget();
  const within = useRef<HTMLParagraphElement>(null);
  const told = useRef(new Set<string>());
  useEffect(() => {
    const root = within.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    // Of the built-in list nobody can say what an advisor's own has.
    const data = notice ? undefined : { palette, models, features };
    for (const { problem, remedy } of ignoredSettings(root.host, data)) {
      // biome-ignore lint/suspicious/noConsole: an embedder has to learn somewhere of a wrong option
      if (!told.current.has(problem)) console.warn(`Loan Kereta: ${problem} ${remedy}`);
      told.current.add(problem);
    }
  });
  return within;
}
