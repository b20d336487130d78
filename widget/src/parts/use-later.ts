import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useWidget } from './context.tsx';

/** What comes once the figure is on screen. */
export type Later = typeof import('./later.ts');

/**
 * Fetches what comes later, once there is something to show and it is on screen; `undefined` until then, and when it
 * cannot be had: with the next thing to show it is asked for again.
 */
export function useLater(shown: unknown): Later | undefined {
  const [later, arrive] = useState<Later>();
  useEffect(() => {
    if (!shown) return;
    // Of all that tells of a frame only this tells when it has been drawn.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      import('./later.ts').then(arrive, () => {});
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [shown]);
  return later;
}

/** A component of what comes later; nothing until then. */
export const later =
  <Props extends object>(pick: (later: Later) => ComponentType<Props>) =>
  (props: Props) => {
    const { later } = useWidget();
    return later && createElement(pick(later), props);
  };
