import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query such as `(pointer: coarse)` holds, as it changes; it does not where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/**
 * Whether somebody most likely has a keyboard, and types at once: their field has the focus from the first. A finger's
 * keyboard would cover half of a page that nobody has seen yet, so it waits for the first touch.
 */
export const useHasKeys = (): boolean => useMedia('(hover: hover) and (pointer: fine)');
