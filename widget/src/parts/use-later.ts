import { type ComponentType, createElement, useEffect, useState } from 'react';
import { pause } from '../ui/pause.ts';
import { useWidget } from './context.tsx';

/** What comes once the figure is on screen. */
export type Later = typeof import('./later.ts');

/**
 * Tells when something to show is on screen, and then fetches what comes later; that is `undefined` until it is there, and
 * when it cannot be had: with the next thing to show it is asked for again.
 */
export function useLater(shown: unknown) {
  const [later, arrive] = useState<Later>();
  const [isSeen, see] = useState<boolean>();
  useEffect(() => {
    if (!shown) return;
    const tell = () => see(true);
    const fetch = () => {
      tell();
      import('./later.ts').then(arrive, tell);
    };
    // A page may have put an observer in its place that never tells, or none.
    pause(1000).then(fetch, fetch);
    // Of all that tells of a frame only this tells when it has been drawn.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      fetch();
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [shown]);
  return { later, isSeen };
}

/** A component of what comes later; nothing until then. */
export const later =
  <Props extends object>(pick: (later: Later) => ComponentType<Props>) =>
  (props: Props) => {
    const { later } = useWidget();
    return later && createElement(pick(later), props);
  };
