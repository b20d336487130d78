import { type RefObject, useEffect } from 'react';
import { useWidget } from './context.tsx';

/** Names the theme's article for whoever walks a page by its articles: whose calculator it is. @param within any element beside it */
export function useName(within: RefObject<HTMLElement | null>): void {
  const { advisor, soften } = useWidget();
  // Every theme brings an article of its own.
  useEffect(() => {
    const root = within.current?.getRootNode();
    if (root instanceof ShadowRoot)
      root
        .querySelector('article')
        ?.setAttribute('aria-label', soften(['Loan Kereta', advisor.name].filter(Boolean).join(' · ')));
  });
}
