import type { CarModel } from '@loan-kereta/sdk/catalogue';

/** Models whose instalments over 9 years have four, five and six digits; the last is near the dearest that counts. */
export const models: readonly CarModel[] = [
  {
    code: 'aruz',
    name: 'Aruz',
    rate: 2.9,
    variants: [{ id: 'thousand', name: '1.5 AV', otr: 121_703 }],
  },
  {
    code: 'alza',
    name: 'Alza Edisi Ulang Tahun',
    rate: 2.9,
    variants: [{ id: 'long', name: '1.5 AV Pakej Penuh Kulit Nappa', otr: 1_595_163 }],
  },
  {
    code: 'ativa',
    name: 'Ativa',
    rate: 9.99,
    variants: [{ id: 'dear', name: '1.0 AV', otr: 9_999_999 }],
  },
];

/** Models of `models` with the figure that each comes to. */
export const cases = [
  { model: 'aruz', figure: 'RM1,421' },
  { model: 'alza', figure: 'RM18,625' },
  { model: 'ativa', figure: 'RM175,843' },
] as const;
