import { useEffect, useEffectEvent, useRef } from 'react';

/** Those that look after the focus. */
const lookers = new Set<() => void>();
let watch: MutationObserver | undefined;
let isAwaited = false;

/** Has all of them look, once whoever closes something has given the focus back: a frame later. */
function lookSoon(): void {
  if (isAwaited || document.activeElement !== document.body) return;
  isAwaited = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isAwaited = false;
      for (const look of lookers) look();
    }),
  );
}

/**
 * Has something else take the focus where what had it was taken away, by whatever part of the page: the row that was
 * deleted, or the form that its outcome took the place of. A browser leaves it nowhere, and says nothing.
 * @param heir what takes it; not while an open dialog hides it
 * @param area where it has to have been; the whole document unless told, and then what stands nearer takes it first
 */
export function useLostFocus(heir: () => HTMLElement | null, area?: Element | null): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document;
      focused.current = !area || area.contains(activeElement) ? activeElement : null;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [area]);
  const take = useEffectEvent(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    const next = heir();
    if (!next?.closest('[aria-hidden=true]')) next?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const look = () => (area === undefined ? queueMicrotask(take) : take());
    lookers.add(look);
    watch ??= new MutationObserver(lookSoon);
    if (lookers.size === 1) watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      lookers.delete(look);
      if (lookers.size === 0) watch?.disconnect();
    };
  }, [area]);
}
