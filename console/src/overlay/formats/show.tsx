import type { Language } from '@loan-kereta/sdk/languages';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Figures } from './figures.ts';
import { Format } from './format.tsx';
import './format.css';
import type { Look } from './look.ts';
import { type DrawnFormat, roomOf } from './room.ts';

/** A format with its texts and its look. */
export interface Shown {
  readonly format: DrawnFormat;
  readonly figures: Figures;
  readonly look: Look;
  readonly lang: Language;
  /** The end of the countdown, in ms since 1970. */
  readonly until?: number | undefined;
}

const roots = new WeakMap<HTMLElement, Root>();

/** Whether some part of a format is cut, or beyond the edge of the source. */
function isCut(format: Element): boolean {
  const { left, top, right, bottom } = format.getBoundingClientRect();
  if (left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1) return true;
  if (format.scrollHeight > format.clientHeight + 1) return true;
  return [format, ...format.querySelectorAll('.face, p, h1, dl')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}

/** Shrinks the letters of a format, in steps, until all of it is within its source. */
function fitIn(container: HTMLElement, letters: number): void {
  const format = container.firstElementChild;
  for (let size = letters, step = 0; format && step < 20; size *= 0.95, step++) {
    container.style.setProperty('--size', `${size}px`);
    if (!isCut(format)) return;
  }
}

/** Shows a format in the whole window, or nothing. */
export function showFormat(container: HTMLElement, shown: Shown | undefined): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  if (!shown) {
    root.render(null);
    return;
  }
  const { format, figures, look, lang, until } = shown;
  const { isUpright, scale, letters, width, height, free } = roomOf(
    format,
    window.innerWidth,
    window.innerHeight,
  );
  for (const [name, value] of Object.entries({ ...free, width, height }))
    container.style.setProperty(name in free ? `--free-${name}` : `--${name}`, `${value}px`);
  for (const [name, value] of Object.entries(look)) container.style.setProperty(name, value);
  container.className = isUpright ? 'upright' : 'wide';
  container.lang = lang;
  flushSync(() => root.render(<Format format={format} figures={figures} until={until} scale={scale} />));
  fitIn(container, letters);
}
