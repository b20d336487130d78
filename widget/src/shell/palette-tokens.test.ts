import { defaultPalette, palettes, tokens } from '@loan-kereta/sdk/palettes';
import { expect, test } from 'vitest';
import { paletteTokens } from './palette-tokens.ts';

test('a name that no palette has leaves the next one, and the default where none has one', () => {
  expect(paletteTokens('ocean', 'royal')).toEqual(tokens(palettes.ocean));
  expect(paletteTokens('teh-tarik', 'royal')).toEqual(tokens(palettes.royal));
  expect(paletteTokens('toString', '')).toEqual(tokens(defaultPalette));
});
