import { rateOf } from '@loan-kereta/sdk/catalogue';
import { touchedRate } from '@loan-kereta/sdk/languages/ms/calculator';
import { convertRate, formatPercent } from '@loan-kereta/sdk/loan';
import { adopting } from '../ui/adopt.ts';
import { useWords } from '../ui/use-words.ts';
import { useWidget } from './context.tsx';
import css from './touched-rate.css?inline';

const adopt = adopting(css);

/** The car's own rate beside one that a person set: that it is another, and the way back to it. */
export function TouchedRateMark() {
  const { model, variant, rate, tenureYears, calculator } = useWidget();
  const say = useWords('touchedRate', touchedRate);
  const own = convertRate(rateOf(model, variant), rate.kind, tenureYears);
  if (rate.value === own.value) return null;
  const text = `${formatPercent(own.value)}%`;
  const label = say('putBack').replace('{percent}', text);
  return (
    <button
      type="button"
      ref={adopt}
      part="own-rate"
      className="lk-own-rate"
      aria-label={label}
      title={label}
      onClick={event => {
        // The button goes; a keyboard goes on from the rate, and a finger wants no keyboard over the figure.
        if (!event.detail) event.currentTarget.closest('[part=rate], .pair')?.querySelector('input')?.focus();
        calculator.setRate();
      }}
    >
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 3v4h4M3 7a5.5 5.5 0 1 1-.2 3" />
        </svg>
        {text}
      </span>
    </button>
  );
}
