import { defaultBrand } from './brand.ts';
import type { BodyType, CarModel } from './models.ts';

type Row = [
  code: string,
  name: string,
  body: BodyType,
  rate: number,
  prices: [first: number, step: number],
  variants: string[],
];

// Sample data: the prices are even steps through each model's published range, for an admin to correct.
const rows: Row[] = [
  ['axia', 'Axia', 'hatch', 2.9, [40310, 2000], ['1.0 E', '1.0 G', '1.0 X', '1.0 SE']],
  ['bezza', 'Bezza', 'sedan', 2.9, [50030, 2000], ['1.0 G', '1.3 X', '1.3 AV', '1.3 Limited']],
  ['myvi', 'Myvi', 'hatch', 2.9, [58260, 2000], ['1.3 G', '1.3 G PSDA', '1.5 X', '1.5 H', '1.5 AV']],
  [
    'ativa',
    'Ativa',
    'suv',
    2.35,
    [70260, 3000],
    ['1.0T X', '1.0T X Duo', '1.0T H', '1.0T H Duo', '1.0T AV', '1.0T AV Duo'],
  ],
  ['alza', 'Alza', 'mpv', 2.35, [76280, 2000], ['1.5 X', '1.5 H', '1.5 AV']],
  ['aruz', 'Aruz', 'suv', 2.35, [78770, 4000], ['1.5 X', '1.5 AV']],
];

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The 24 variants that a new database is seeded with and that the widget falls back on offline. */
export const perodua: readonly CarModel[] = rows.map(([code, name, body, rate, [first, step], variants]) => ({
  brand: defaultBrand,
  code,
  name,
  rate,
  body,
  variants: variants.map((variant, index) => ({
    id: `${code}-${slug(variant)}`,
    name: variant,
    otr: first + step * index,
  })),
}));
