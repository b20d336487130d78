import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, type LoanInput } from '@loan-kereta/sdk/loan';
import { modelRate, variantOtr } from '../../calculator/store.ts';

/**
 * The lowest monthly instalment among a model's variants, in RM, at the rates that choosing it would set and with no
 * deposit; undefined when the model has no variants.
 */
export function cheapestInstalment(
  model: CarModel,
  terms: Pick<LoanInput, 'years' | 'method' | 'rounding'>,
): number | undefined {
  const instalments = model.variants.map(
    variant =>
      calculateLoan({ otr: variantOtr(variant), deposit: 0, rate: modelRate(model, variant), ...terms })
        .instalment,
  );
  return instalments.length ? Math.min(...instalments) : undefined;
}
