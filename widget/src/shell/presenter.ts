import { presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import type { Language } from '@loan-kereta/sdk/wording';
import type { CalculatorWords } from '@loan-kereta/sdk/wording/malay';
import { presenterDisclaimer, presenterText } from '@loan-kereta/sdk/wording/presenter';

/** All that presenter mode needs; fetched only for it. */
export const presenterColours = tokens(presenterPalette);
export const soften = presenterText;

/** A dictionary with every sentence softened, and the disclaimer of a live stream. */
export function presenterWords(words: CalculatorWords, language: Language): CalculatorWords {
  const softened = { ...words };
  for (const key of Object.keys(words) as (keyof CalculatorWords)[]) softened[key] = soften(words[key]);
  const said = presenterDisclaimer[language];
  // The product's name has a word that must not be said; softened it would be another product.
  const watermark = words.watermark.replace('Loan Kereta', 'LK');
  return { ...softened, watermark, flatDisclaimer: said, reducingDisclaimer: said };
}
