import { formatPercent, loanMethods, rateSlider } from '@loan-kereta/sdk/loan';
import { useRef } from 'react';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';
import { later } from './use-later.ts';

/** The mark of a rate that is not the car's own, which also puts that back. */
export const TouchedRate = later(module => module.TouchedRateMark);

/** The annual rate as a slider. A rate that lies beyond its usual bounds widens it for good. */
export function RateSlider() {
  const { words, rate, calculator } = useWidget();
  // Bounds that followed the rate back would run away from the thumb that is being dragged.
  const { current: bounds } = useRef<Record<keyof typeof rateSlider, number>>({ ...rateSlider });
  if (rate < bounds.min) bounds.min = Math.floor(rate);
  if (rate > bounds.max) bounds.max = Math.ceil(rate);
  return (
    <div part="rate" className="lk-field">
      <p className="lk-label">
        {words.rate} <TouchedRate /> <span className="lk-value">{formatPercent(rate)}%</span>
      </p>
      <Range
        {...bounds}
        label={words.rate}
        value={rate}
        valueText={`${formatPercent(rate)}% ${words.perYear}`}
        onSlide={calculator.setRate}
      />
    </div>
  );
}

/** Flat or reducing: how the interest is reckoned. */
export function MethodSwitch() {
  const { words, method, calculator } = useWidget();
  return (
    <Choices
      part="method"
      className="lk-segments"
      legend={words.method}
      value={method}
      choices={loanMethods.map(value => ({ value, label: words[value] }))}
      onChoose={calculator.setMethod}
    />
  );
}
