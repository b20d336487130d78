import type { PaletteName } from '@loan-kereta/sdk/plans';
import { defaultPalette, type Palette } from './palette.ts';

export * from './palette.ts';
export * from './presenter.ts';
export * from './tokens.ts';

/** Every palette by its name; all but the default one are fetched on the first call. */
export async function loadPalettes(): Promise<Readonly<Record<PaletteName, Palette>>> {
  const { otherPalettes } = await import('./others.ts');
  return { default: defaultPalette, ...otherPalettes };
}

/** The palette of a name; the default one needs no request. */
export async function loadPalette(name: PaletteName): Promise<Palette> {
  return name === 'default' ? defaultPalette : (await loadPalettes())[name];
}
