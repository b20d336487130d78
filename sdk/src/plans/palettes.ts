/** The names of the palettes. Their colours are in `sdk/src/palettes`. */
export const paletteNames = [
  'default',
  'softPink',
  'neonGreen',
  'emerald',
  'crimson',
  'royal',
  'ocean',
  'sunset',
  'aurora',
  'midnight',
  'galaxy',
  'cyber',
  'pandan',
  'hibiscus',
  'kopi',
  'tehTarik',
  'batik',
  'langkawi',
  'durian',
  'songket',
  'kelapa',
  'manggis',
] as const;
export type PaletteName = (typeof paletteNames)[number];

export const isPaletteName = (name: string): name is PaletteName => paletteNames.some(each => each === name);
