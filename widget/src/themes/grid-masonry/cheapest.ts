import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { LoanInput } from '@loan-kereta/sdk/loan';
import { loanFor, modelRate, variantOtr } from '../../calculator/loan.ts';

/**
 * The lowest monthly instalment among a model's variants, in RM, at the rates that choosing it would set and with no
 * deposit; undefined when the model has no variants.
 */
export function cheapestInstalment(
  model: CarModel,
  terms: Required<Pick<LoanInput, 'years' | 'method' | 'rounding'>>,
): number | undefined {
  const instalments = model.variants.map(
    variant =>
      loanFor({ otr: variantOtr(variant), deposit: 0, rate: modelRate(model, variant), ...terms }).instalment,
  );
  return instalments.length ? Math.min(...instalments) : undefined;
}
