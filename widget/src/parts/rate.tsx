import { formatPercent, parseRate, type RateBounds, rateBox, rateSlider } from '@loan-kereta/sdk/loan';
import { useRef } from 'react';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';

/** The annual rate as a slider. A rate that lies beyond its usual bounds widens it for good. */
export function RateSlider() {
  const { words, rate, calculator } = useWidget();
  // Bounds that followed the rate back would run away from the thumb that is being dragged.
  const bounds = useRef<RateBounds & { step: number }>(rateSlider);
  const { min, max, step } = bounds.current;
  bounds.current = { min: Math.min(min, rate), max: Math.max(max, rate), step };
  return (
    <label part="rate" className="lk-field">
      <span className="lk-label">
        {words.rate} <span className="lk-value">{formatPercent(rate)}%</span>
      </span>
      <Range
        {...bounds.current}
        value={rate}
        valueText={`${formatPercent(rate)}% ${words.perYear}`}
        onSlide={value => calculator.setRate(parseRate(`${value}`, rateBox))}
      />
    </label>
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
      choices={[
        { value: 'flat', label: words.flat },
        { value: 'reducing', label: words.reducing },
      ]}
      onChoose={value => calculator.setMethod(value === 'reducing' ? 'reducing' : 'flat')}
    />
  );
}
