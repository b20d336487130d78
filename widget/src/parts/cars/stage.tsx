import type { ReactNode } from 'react';

interface StageProps {
  /** Length of the car in centimetres. */
  readonly length: number;
  /** What a screen reader says; empty for decoration. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The ground that every car stands on. Its frame is in centimetres with y up and the car's foremost point at x = 0;
 * all cars have one scale, so that side by side their sizes are true.
 */
export function Stage({ length, label, children }: StageProps) {
  return (
    <svg
      className="lk-car-art"
      viewBox="0 0 960 400"
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      <g transform={`translate(${480 - length} 372)scale(2 -2)`}>
        {[8, 6, 4, 2].map(blur => (
          <ellipse
            key={blur}
            className="lk-car-ground"
            cx={length / 2}
            rx={length / 2 - 8 + 2 * blur}
            ry={2 + blur * 0.7}
          />
        ))}
        {children}
      </g>
    </svg>
  );
}
