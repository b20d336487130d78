import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import type { Language } from '@loan-kereta/sdk/wording';
import type { CalculatorWords } from '@loan-kereta/sdk/wording/malay';
import { presenterDisclaimer, presenterText } from '@loan-kereta/sdk/wording/presenter';
import type { Cars } from './session.ts';

/** All that presenter mode needs; fetched only for it. */
export const presenterColours = tokens(presenterPalette);
export const soften = presenterText;

const softenName = <Named extends { readonly name: string }>(item: Named): Named => ({
  ...item,
  name: soften(item.name),
});
const softenModel = (model: CarModel): CarModel => ({
  ...softenName(model),
  variants: model.variants.map(softenName),
});

/** Names come from the advisor's own data too. */
export const softenCars = ({ models, model, variant }: Cars): Cars => ({
  models: models.map(softenModel),
  model: model && softenModel(model),
  variant: variant && softenName(variant),
});

/** A dictionary with every sentence softened, and the disclaimer of a live stream. */
export function presenterWords(words: CalculatorWords, language: Language): CalculatorWords {
  const softened = { ...words };
  for (const key of Object.keys(words) as (keyof CalculatorWords)[]) softened[key] = soften(words[key]);
  const said = presenterDisclaimer[language];
  // The product's name has a word that must not be said; softened it would be another product.
  const watermark = words.watermark.replace('Loan Kereta', 'LK');
  return { ...softened, watermark, flatDisclaimer: said, reducingDisclaimer: said };
}
