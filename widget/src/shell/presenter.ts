import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { presenter as malay } from '@loan-kereta/sdk/languages/ms/presenter';
import { presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import { presenterText } from '@loan-kereta/sdk/wording/presenter';
import css from '../parts/on-air.css?inline';
import { OnAir } from '../parts/on-air.tsx';
import type { Cars, Speech } from '../session/session.ts';
import type { ColouredLook } from './look.ts';

/** All that presenter mode changes of a look; fetched only for it. @param own the advisor's colours */
export default function presenterLook(
  { language, dictionary, words }: Speech,
  own: ColouredLook['colours'],
): Partial<ColouredLook> {
  /** What is filled in later keeps its name, which may be a word that must not be said. */
  const soften = (text: string) =>
    text
      .split(/(\{\w+\})/)
      .map((part, index) => (index % 2 ? part : presenterText(part, language)))
      .join('');
  const softenName = <Named extends { readonly name: string }>(item: Named): Named => ({
    ...item,
    name: soften(item.name),
  });
  const softenModel = (model: CarModel): CarModel => ({
    ...softenName(model),
    brand: model.brand && soften(model.brand),
    variants: model.variants.map(softenName),
  });
  const { quoted, ...spoken } = words;
  const softened = { ...spoken };
  for (const key of Object.keys(spoken) as (keyof typeof spoken)[]) softened[key] = soften(spoken[key]);
  const disclaimer = dictionary?.presenter?.disclaimer ?? malay.disclaimer;
  return {
    words: {
      quoted,
      ...softened,
      // The product's name has a word that must not be said; softened it would be another product.
      watermark: words.watermark.replace('Loan Kereta', 'LK'),
      flatDisclaimer: disclaimer,
      reducingDisclaimer: disclaimer,
    },
    soften,
    OnAir,
    css,
    /** Names come from the advisor's own data too. */
    softenCars: ({ models, model, variant }: Cars): Cars => ({
      models: models.map(softenModel),
      model: model && softenModel(model),
      variant: variant && softenName(variant),
    }),
    colours: {
      ...tokens(presenterPalette),
      // A car for sale has a paint, whatever the scheme around it.
      ...(own['--lk-car'] && { '--lk-car': own['--lk-car'] }),
    },
  };
}
