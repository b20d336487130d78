import { formatPercent, loanMethods } from '@loan-kereta/sdk/loan';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';
import { later } from './use-later.ts';

/** What the rate is called: by its kind. */
export function useRateLabel() {
  const { words, rate } = useWidget();
  return rate.kind === 'flat' ? words.flat : words.effectiveRate;
}

/** The mark of a rate that is not the car's own, which also puts that back. */
export const TouchedRate = later(module => module.TouchedRateMark);

/** The annual rate, with its slider once that has come. */
export function RateSlider() {
  const { rate, later } = useWidget();
  return (
    <div part="rate" className="lk-field">
      <p className="lk-label">
        {useRateLabel()} <TouchedRate /> <span className="lk-value">{formatPercent(rate.value)}%</span>
      </p>
      {later ? <later.RateRange /> : <p className="lk-range" />}
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
