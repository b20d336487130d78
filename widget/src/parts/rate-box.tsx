import { formatPercent, parseRate, rateBox } from '@loan-kereta/sdk/loan';
import { useState } from 'react';
import { TouchedRate, useWidget } from './index.ts';

/** The annual rate as a box to type in, within `rateBox`. What is typed stands as typed until the box is left. */
export function RateBox() {
  const { words, rate, calculator } = useWidget();
  const [typed, setTyped] = useState<string>();
  return (
    <div part="rate" className="lk-field">
      <label className="lk-field">
        <span className="lk-label">{words.rate} (%)</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="lk-input"
          value={typed ?? formatPercent(rate)}
          onFocus={event => event.currentTarget.select()}
          onInput={event => {
            setTyped(event.currentTarget.value);
            calculator.setRate(parseRate(event.currentTarget.value, rateBox));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </label>
      <TouchedRate />
    </div>
  );
}
