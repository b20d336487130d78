import { createElement, type ReactNode } from 'react';
import { adopting } from '../ui/adopt.ts';
import css from './shape.css?inline';
import { shapes } from './shapes.ts';

const adopt = adopting(css);

const CAR =
  'M6 40C4 34 5 29 10 26L28 22C36 13 46 8 60 8H78C92 8 102 14 108 23L113 27C116 31 116 36 114 40H102A10 10 0 0 0 82 40H40A10 10 0 0 0 20 40ZM36 22C42 15 48 12 58 12V22ZM63 12H78C88 12 95 16 100 22H63ZM38 40A8 8 0 1 1 22 40 8 8 0 1 1 38 40M100 40A8 8 0 1 1 84 40 8 8 0 1 1 100 40';

/** The grounds of columns, by their sign. */
const grounds: Readonly<Record<string, string>> = { '*': 'on-colour', '#': 'on-night' };

const span = (className: string, children: readonly ReactNode[]) =>
  createElement('span', { className }, ...children);

/** One thing of a shape, by its letter. */
const piece = (kind: string) =>
  kind === 'c' ? (
    <svg className="shape-c" viewBox="0 0 120 50" aria-hidden="true">
      <path d={CAR} />
    </svg>
  ) : (
    <span className={`shape-${kind}`}>
      <i />
      <i />
      <i />
    </span>
  );

const column = (text: string) => {
  const [, ground = '', pieces = ''] = /^([*#]?)(.*)$/.exec(text) ?? [];
  return span(`shape-column ${grounds[ground] ?? ''}`, [...pieces].map(piece));
};

/**
 * A theme as its mere shape, with the outline of a car: where it is about to stand, and small in a menu. It is as large
 * as its font size says, and says nothing itself.
 */
export function Shape({ theme }: { readonly theme: string }) {
  const bands = (shapes[theme] ?? shapes['theme-01'] ?? '').split('/');
  return (
    <span ref={adopt} className="lk-shape" aria-hidden="true">
      {span(
        'shape-bands',
        bands.map(band => span('shape-band', band.split('|').map(column))),
      )}
    </span>
  );
}
