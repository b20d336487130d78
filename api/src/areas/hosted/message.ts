import { type CarModel, modelName } from '@loan-kereta/sdk/catalogue';
import type { Options } from '@loan-kereta/sdk/embed';
import { calculators, type Language } from '@loan-kereta/sdk/languages';
import { buyerMessage } from '@loan-kereta/sdk/wording';
import { quotedOffer } from './offer.ts';

/** Options that may name model and variant as the calculator's `result` does, with the code and the id of that car. */
function codedOptions(models: readonly CarModel[], options: Options): Options {
  const isAsked = (name: string | null | undefined, ...names: string[]) =>
    name == null || names.includes(name);
  for (const { code, name, variants } of models) {
    const variant = variants.find(each => isAsked(options.variant, each.id, each.name));
    if (variant && isAsked(options.model, code, name))
      return { ...options, model: code, variant: variant.id };
  }
  return options;
}

/**
 * The WhatsApp message for the offer of an address: the same text that the calculator's own button sends.
 * @returns undefined where `quotedOffer` returns it
 */
export function offerMessage(
  advisor: string,
  models: readonly CarModel[],
  options: Options,
  language: Language,
): string | undefined {
  const quoted = quotedOffer(models, codedOptions(models, options));
  if (!quoted) return undefined;
  const { model, variant, settings, deposit, rate, loan } = quoted;
  return buyerMessage({
    words: calculators[language].message,
    advisorName: advisor,
    carModel: modelName(model),
    variant: variant.name,
    monthlyPayment: loan.instalment,
    loanAmount: loan.principal,
    deposit,
    tenure: settings.tenureYears,
    interestRate: rate.value,
    method: settings.method,
  });
}
