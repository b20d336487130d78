import { rateRange } from '@loan-kereta/sdk/languages/ms/calculator';
import { convertRate, formatPercent, type RateKind, rateSlider } from '@loan-kereta/sdk/loan';
import { useRef } from 'react';
import { useWords } from '../ui/use-words.ts';
import { useWidget } from './context.tsx';
import { useRateLabel } from './index.ts';
import { Range } from './range.tsx';

/** The slider's bounds in percent of a kind. An effective rate has no steps of its own, so it takes every hundredth. */
function boundsOf(kind: RateKind, years: number): Record<keyof typeof rateSlider, number> {
  const bound = (value: number) => convertRate({ value, kind: 'flat' }, kind, years).value;
  const { min, max, step } = rateSlider;
  return { min: bound(min), max: bound(max), step: kind === 'flat' ? step : 0.01 };
}

/** The slider of the annual rate. A rate that lies beyond its usual bounds widens it for good. */
export function RateRange() {
  const { rate, tenureYears, calculator } = useWidget();
  const label = useRateLabel();
  const say = useWords('rateRange', rateRange);
  const { value, kind } = rate;
  const { current: known } = useRef<Record<string, ReturnType<typeof boundsOf>>>({});
  const key = kind === 'flat' ? kind : tenureYears;
  // Bounds that followed the rate back would run away from the thumb that is being dragged.
  const bounds = known[key] ?? boundsOf(kind, tenureYears);
  known[key] = bounds;
  if (value < bounds.min) bounds.min = Math.floor(value);
  if (value > bounds.max) bounds.max = Math.ceil(value);
  return (
    <Range
      {...bounds}
      label={label}
      value={value}
      valueText={say('perYear').replace('{percent}', `${formatPercent(value)}%`)}
      onSlide={value => calculator.setRate({ value, kind })}
    />
  );
}
