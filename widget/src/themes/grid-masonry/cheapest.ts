import { type CarModel, type QuoteSettings, quote } from '@loan-kereta/sdk/catalogue';

/**
 * The lowest monthly instalment among a model's variants, in RM, as it would be on choosing it: a model that is not
 * chosen yet comes without the deposit. Undefined when the model has no variants.
 */
export function cheapestInstalment(model: CarModel, settings: QuoteSettings): number | undefined {
  const deposit = model.code === settings.modelCode ? settings.deposit : 0;
  const instalments = model.variants.map(
    variant => quote(model, variant, { ...settings, deposit }).loan.instalment,
  );
  return instalments.length ? Math.min(...instalments) : undefined;
}
