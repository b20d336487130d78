import type { CSSProperties } from 'react';

/** Which of the page's colours each of a palette's takes the place of. */
const taken = {
  '--card': '--lk-paper',
  '--field': '--lk-paper',
  '--ink': '--lk-ink',
  '--ink-soft': '--lk-ink-soft',
  '--line': '--lk-line',
  '--edge-line': '--lk-field-line',
  '--sunken': '--lk-tint-2',
  '--teal': '--lk-primary-ink',
  '--teal-strong': '--lk-primary-ink',
  '--teal-soft': '--lk-tint-2',
  '--on-teal': '--lk-paper',
  '--focus': '--lk-focus',
} as const;

/** The colours of a calculator as it is, for a dialog of the page that stands among its own. */
export function coloursOf(host: HTMLElement): CSSProperties {
  const drawn = getComputedStyle(host.shadowRoot?.querySelector('.lk') ?? host);
  return Object.fromEntries(
    Object.entries(taken).map(([own, palettes]) => [own, drawn.getPropertyValue(palettes)]),
  );
}
