import { formatPercent, parseRate, rateBox, rateSlider } from '@loan-kereta/sdk/loan';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';

/** The annual rate as a slider. A rate from the data that lies beyond its usual bounds widens it. */
export function RateSlider() {
  const { words, rate, calculator } = useWidget();
  const { min, max, step } = rateSlider;
  return (
    <label part="rate" className="lk-field">
      <span className="lk-label">
        {words.rate} <span className="lk-value">{formatPercent(rate)}%</span>
      </span>
      <Range
        min={Math.min(min, rate)}
        max={Math.max(max, rate)}
        step={step}
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
