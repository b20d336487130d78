import { formatPercent } from '@loan-kereta/sdk/loan';
import { TouchedRate, useBox, useRateLabel, useWidget } from './index.ts';

/** The annual rate as a box to type in, within `rateBox`. What is typed stands as typed until the box is left. */
export function RateBox() {
  const { rate } = useWidget();
  return (
    <div part="rate" className="lk-field">
      <label className="lk-field">
        <span className="lk-label">{useRateLabel()} (%)</span>
        <input {...useBox('rate', formatPercent(rate.value))} inputMode="decimal" className="lk-input" />
      </label>
      <TouchedRate />
    </div>
  );
}
