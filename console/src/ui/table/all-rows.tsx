import type { ReactNode, RefCallback, RefObject } from 'react';

/** What draws the rows of a table is given. */
export interface BodyProps {
  readonly count: number;
  /** Draws one row. @param measure told of the row's element, by who has to know how tall it is */
  readonly draw: (index: number, measure?: RefCallback<HTMLElement>) => ReactNode;
  /** What the rows scroll in, where the page does not; null until it is there. */
  readonly scroll: HTMLElement | null;
  /** Takes what has a row drawn that is out of sight; left alone by who draws all of them. */
  readonly reveals: RefObject<((index: number) => void) | null>;
  readonly onEnd?: () => void;
}

/** Every row. */
export const AllRows = ({ count, draw }: BodyProps) =>
  Array.from({ length: count }, (_, index) => draw(index));
