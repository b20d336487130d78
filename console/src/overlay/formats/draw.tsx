import type { Embed, WatchedState } from '@loan-kereta/sdk/contract';
import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { figuresOf } from './figures.ts';
import { Format } from './format.tsx';
import './format.css';
import { lookOf } from './look.ts';
import { roomOf } from './room.ts';

interface Drawn {
  readonly state: WatchedState;
  readonly result: CalculatorResult;
  readonly answer: Embed;
  /** The calculator whose theme the format takes its look from. */
  readonly host: HTMLElement;
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

/** Draws a format into a container, or empties it. */
export function draw(container: HTMLElement, drawn: Drawn | undefined): void {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  if (!drawn) {
    root.render(null);
    return;
  }
  const { state, result, answer, host } = drawn;
  const format = state.format ?? 'calculator';
  if (format === 'calculator') return;
  const { isUpright, scale, letters, width, height, free } = roomOf(
    format,
    window.innerWidth,
    window.innerHeight,
  );
  const look = lookOf(host);
  for (const [name, value] of Object.entries({ ...free, width, height }))
    container.style.setProperty(name in free ? `--free-${name}` : `--${name}`, `${value}px`);
  for (const [name, value] of Object.entries(look)) container.style.setProperty(name, value);
  container.className = isUpright ? 'upright' : 'wide';
  container.lang = state.lang;
  const until = state.until === undefined ? undefined : Date.parse(state.until);
  flushSync(() =>
    root.render(
      <Format format={format} figures={figuresOf(state, result, answer)} until={until} scale={scale} />,
    ),
  );
  fitIn(container, letters);
}

export type Draw = typeof draw;
