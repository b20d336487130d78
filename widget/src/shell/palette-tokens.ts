import { defaultPalette, type Palette, palettes, tokens } from '@loan-kereta/sdk/palettes';

const byName: ReadonlyMap<string, Palette> = new Map(Object.entries(palettes));

/** The custom properties of a palette by name, the default one's for a name that no palette has. */
export const paletteTokens = (name: string) => tokens(byName.get(name) ?? defaultPalette);
