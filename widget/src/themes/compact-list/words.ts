/** This theme's own words. */
export const words = {
  ms: {
    loading: 'Memuatkan…',
    order: 'Susun ikut',
    byModel: 'Model',
    byPrice: 'Bayaran terendah',
    all: 'Semua varian',
  },
  en: {
    loading: 'Loading…',
    order: 'Sort by',
    byModel: 'Model',
    byPrice: 'Lowest payment',
    all: 'All variants',
  },
} as const;
