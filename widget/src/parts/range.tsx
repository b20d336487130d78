import type { CSSProperties, KeyboardEvent } from 'react';

interface RangeProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly label?: string | undefined;
  readonly valueText: string;
  readonly ref?: ((slider: Element | null) => void) | undefined;
  readonly onSlide: (value: number) => void;
  /** Before the browser's own answer to a key. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A native slider that tells its stylesheet how far it stands, for a filled track. */
export function Range({ label, valueText, onSlide, ...rest }: RangeProps) {
  const { min, max, value } = rest;
  const at = ((value - min) / (max - min)) * 100;
  return (
    <input
      type="range"
      className="lk-range"
      style={{ '--at': `${at}%` } as CSSProperties}
      {...rest}
      aria-label={label}
      aria-valuetext={valueText}
      onInput={event => onSlide(Number(event.currentTarget.value))}
    />
  );
}
