import { defaultPalette, type Palette, palettes, tokens } from '@loan-kereta/sdk/palettes';

const byName: ReadonlyMap<string, Palette> = new Map(Object.entries(palettes));

/** The custom properties of the first of some palettes by name, the default one's where no palette has any of the names. */
export const paletteTokens = (...names: readonly string[]) =>
  tokens(names.map(name => byName.get(name)).find(Boolean) ?? defaultPalette);
