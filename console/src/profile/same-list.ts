import { type CarModel, defaultBrand } from '@loan-kereta/sdk/catalogue';
import { plain } from './unsent.ts';

/** What a list says, however it is written: a picture on this site with the site or without, a brand that goes without saying. */
const told = (models: readonly CarModel[]): string =>
  JSON.stringify(
    models.map(({ brand = defaultBrand, code, name, rate, rate_kind, heroImage, body, variants }) => [
      brand,
      code,
      name,
      rate,
      rate_kind ?? 'flat',
      plain(heroImage || null),
      body,
      variants.map(({ id, name, otr, rate, rate_kind, image }) => [
        id,
        name,
        otr,
        rate,
        rate_kind ?? 'flat',
        plain(image || null),
      ]),
    ]),
  );

/** Whether two lists of cars are the same cars, at the same prices and in the same order. */
export const isSameList = (one: readonly CarModel[], other: readonly CarModel[]): boolean =>
  told(one) === told(other);
