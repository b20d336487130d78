import { rateOf } from '@loan-kereta/sdk/catalogue';
import { ceiling } from '@loan-kereta/sdk/languages/ms/calculator';
import { exceedsCeiling, type Rate } from '@loan-kereta/sdk/loan';
import { ceilingSentence } from '@loan-kereta/sdk/wording';
import type { CalculatorState } from '../calculator/store.ts';
import { useWords } from '../ui/use-words.ts';
import { useWidget, type Widget } from './context.tsx';

/** The chosen car's rate as it was set, or as the data have it: what others are converted from. */
export const givenRate = ({
  touchedRate,
  model,
  variant,
}: Pick<CalculatorState, 'touchedRate' | 'model' | 'variant'>): Rate => touchedRate ?? rateOf(model, variant);

/** Whether the law allows the chosen loan, so that it may be offered. */
export const mayBeOffered = (state: Parameters<typeof givenRate>[0] & Pick<CalculatorState, 'tenureYears'>) =>
  !exceedsCeiling(givenRate(state), [state.tenureYears]);

/** Says that the rate is above the legal ceiling, in the place of an offer. */
export function CeilingNote() {
  const widget = useWidget();
  const say = useWords('ceiling', ceiling);
  const words = { flat: say('flat'), effective: say('effective') };
  const { rate, tenureYears } = widget;
  // As it is shown, unless rounding has brought the converted rate down to the highest.
  const named = exceedsCeiling(rate, [tenureYears]) ? rate : givenRate(widget);
  return (
    <p part="ceiling" className="lk-hint" role="status">
      {ceilingSentence(words, named, [tenureYears])}
    </p>
  );
}

/** What stands in the place of an offer that the law forbids; undefined where it does not. */
export const ceilingNote = (widget: Widget) => (mayBeOffered(widget) ? undefined : <CeilingNote />);
