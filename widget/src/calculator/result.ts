import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import type { CalculatorState } from './store.ts';

/** What a calculator stands at, as the page is told it; undefined while there is nothing to calculate for. */
export function resultOf(state: CalculatorState, advisor: string): CalculatorResult | undefined {
  const { loan, model, variant, otr, deposit, rate, tenureYears: years, method } = state;
  return (
    loan &&
    model &&
    variant && {
      ...loan,
      advisor,
      model: model.name,
      variant: variant.name,
      otr,
      deposit,
      rate,
      years,
      method,
    }
  );
}
