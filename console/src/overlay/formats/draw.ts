import type { Embed, WatchedState } from '@loan-kereta/sdk/contract';
import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import { figuresOf } from './figures.ts';
import { lookOf } from './look.ts';
import { showFormat } from './show.tsx';

interface Drawn {
  readonly state: WatchedState;
  readonly result: CalculatorResult;
  readonly answer: Embed;
  /** The calculator whose theme the format takes its look from. */
  readonly host: HTMLElement;
}

/** Draws the format of a stream's state into a container, or empties it. */
export function draw(container: HTMLElement, drawn: Drawn | undefined): void {
  const { format = 'calculator', lang, until } = drawn?.state ?? {};
  showFormat(
    container,
    drawn && lang && format !== 'calculator'
      ? {
          format,
          figures: figuresOf(drawn.state, drawn.result, drawn.answer),
          look: lookOf(drawn.host),
          lang,
          until: until === undefined ? undefined : Date.parse(until),
        }
      : undefined,
  );
}

export type Draw = typeof draw;
