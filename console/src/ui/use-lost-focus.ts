import { useEffect, useRef } from 'react';

/**
 * Has something else take the focus where what had it was taken away: the row that was deleted, or the form that its
 * outcome took the place of. A browser leaves it nowhere, and says nothing.
 * @param area where it has to have been; the whole document unless told
 */
export function useLostFocus(take: () => void, area?: Element | null): void {
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
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) take();
  });
}
