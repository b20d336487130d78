import type { PaletteName } from '../plans/index.ts';
import { otherPalettes } from './others.ts';
import { defaultPalette, type Palette } from './palette.ts';

export { contrast } from './colour.ts';
export * from './own.ts';
export * from './palette.ts';
export * from './presenter.ts';
export { type Tokens, tokens } from './tokens.ts';

/** Every palette by its name. */
export const palettes: Readonly<Record<PaletteName, Palette>> = { default: defaultPalette, ...otherPalettes };
