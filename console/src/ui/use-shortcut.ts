import { useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKeys } from '../browser/single-keys.ts';

/** Where a key is a letter that somebody writes or seeks by, or belongs to what lies over the page. */
const others =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog], [role=listbox], [role=menu]';

/**
 * Lets a key, pressed alone anywhere on the page, do something, unless such keys are turned off.
 * @returns the key while it does, which is said at its place, too, by `aria-keyshortcuts`
 */
export function useShortcut(key: string, act: () => void): string | undefined {
  const { on } = useSingleKeys();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(others)) return;
    event.preventDefault();
    act();
  });
  // With what says the key, not a moment after it.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
  return on ? key : undefined;
}
