import type { CSSProperties } from 'react';

interface RangeProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly label?: string | undefined;
  readonly valueText: string;
  readonly onSlide: (value: number) => void;
}

/** A native slider that tells its stylesheet how far it stands, for a filled track. */
export function Range({ min, max, step, value, label, valueText, onSlide }: RangeProps) {
  const at = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      type="range"
      className="lk-range"
      style={{ '--at': `${at}%` } as CSSProperties}
      {...{ min, max, step, value }}
      aria-label={label}
      aria-valuetext={valueText}
      onInput={event => onSlide(Number(event.currentTarget.value))}
    />
  );
}
