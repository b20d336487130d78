import type { CarModel, CarVariant } from '@loan-kereta/sdk/catalogue';
import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import type { CalculatorState } from './store.ts';

/** What a calculator stands at, as the page is told it; undefined while there is nothing to calculate for. */
export function resultOf(state: CalculatorState, advisor: string): CalculatorResult | undefined {
  const { loan, model, variant, otr, deposit, rate, tenureYears: years, method } = state;
  return (
    loan && {
      ...loan,
      advisor,
      // There is no loan without them.
      model: (model as CarModel).name,
      variant: (variant as CarVariant).name,
      otr,
      deposit,
      rate: rate.value,
      rateKind: rate.kind,
      years,
      method,
    }
  );
}
