import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';

const variant = (id: string, name: string, otr = 58_260) => ({ id, name, otr });

const long =
  'Myvi Edisi Khas Ulang Tahun Kedua Puluh Dengan Pakej Penuh Kulit Nappa Bumbung Panoramik Kamera Tiga Ratus Enam Puluh Darjah Dan Waranti Sepuluh Tahun Tanpa Had Jarak Untuk Keluarga Besar Di Semenanjung Malaysia';

/** Models as nobody would wish for, and as somebody will type them: each must have a good-looking answer. */
export const hardModels = {
  /** 200 characters. */
  long: {
    code: 'long',
    name: long.slice(0, 200),
    rate: 2.9,
    variants: [
      variant('long-1', long.slice(0, 200)),
      variant('long-2', 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4)),
    ],
  },
  html: {
    code: 'html',
    name: '<img src=x onerror="lkHacked=1"> <b>Myvi</b> &amp; </script>',
    rate: 2.9,
    variants: [
      variant('html-1', '<script>lkHacked=1</script>'),
      variant('html-2', '"><svg onload=lkHacked=1>'),
    ],
  },
  emoji: {
    code: 'emoji',
    name: '🚗💨 Myvi 👨‍👩‍👧‍👦🇲🇾',
    rate: 2.9,
    variants: [variant('emoji-1', '1.5 AV 🔥🔥🔥'), variant('emoji-2', '✨')],
  },
  rightToLeft: {
    code: 'rtl',
    name: 'بيرودوا مايفي الطبعة الخاصة',
    rate: 2.9,
    variants: [variant('rtl-1', '١٫٥ إيه في'), variant('rtl-2', 'אוטומטית 1.5')],
  },
  million: {
    code: 'million',
    name: 'Aruz',
    rate: 9.99,
    variants: [variant('million-1', 'Kalis peluru', 999_999)],
  },
  withoutVariants: { code: 'none', name: 'Kancil', rate: 2.9, variants: [] },
  /** As an older file may have it: it is not offered. */
  withoutPriceOrRate: {
    code: 'bare',
    name: 'Nautica',
    variants: [{ id: 'bare-1', name: '1.5 AWD' }],
  } as unknown as CarModel,
  /** The picture does not load. */
  brokenPhoto: {
    code: 'myvi',
    name: 'Myvi',
    rate: 2.9,
    heroImage: '/no-such-picture.webp',
    variants: [{ ...variant('broken-1', '1.5 AV'), image: '/nor-this-one.webp' }],
  },
} satisfies Record<string, CarModel>;

/** An advisor whose every word is as long as the profile allows. */
export const hardAdvisor = {
  branding_name: 'Muhammad Aiman Hafizuddin bin Abdul Rahman Shah 🚗',
  headline: 'Penasihat jualan bertauliah Perodua untuk seluruh Lembah Klang sejak 2009',
  whatsapp: '+60 (0)11-2345 67890',
  photo_url: '/no-such-face.webp',
};

/** The hard ones, then the usual list but for the one that is there already. */
export const hardList: readonly CarModel[] = [
  ...Object.values(hardModels),
  ...perodua.filter(({ code }) => code !== hardModels.brokenPhoto.code),
];

/** Cars of several makers, one after another in no order; some without a body. */
export const mixedBrands: readonly CarModel[] = [
  ...perodua.slice(0, 3),
  {
    brand: 'Proton',
    code: 'saga',
    name: 'Saga',
    rate: 3.1,
    body: 'sedan',
    variants: [variant('saga-1', '1.3 Standard', 34_800)],
  },
  {
    brand: 'Toyota',
    code: 'hilux',
    name: 'Hilux',
    rate: 3.2,
    body: 'pickup',
    variants: [variant('hilux-1', '2.4 E', 109_880)],
  },
  ...perodua.slice(3),
  {
    brand: 'Proton',
    code: 'emas',
    name: 'e.MAS 7',
    rate: 2.2,
    body: 'ev',
    variants: [variant('emas-1', 'Prime', 105_800)],
  },
  { brand: 'Honda', code: 'myvi-2', name: 'Jazz', rate: 3.2, variants: [variant('jazz-1', '1.5 V', 92_000)] },
];
