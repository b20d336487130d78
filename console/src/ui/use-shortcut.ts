import { useEffectEvent, useLayoutEffect } from 'react';

/** Where a key is a letter that somebody writes, or belongs to what lies over the page. */
const others = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog]';

/** Lets a key, pressed alone anywhere on the page, do something. Say it at its place too, by `aria-keyshortcuts`. */
export function useShortcut(key: string, act: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(others)) return;
    event.preventDefault();
    act();
  });
  // With what says the key, not a moment after it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
