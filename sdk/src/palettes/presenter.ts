import type { Palette } from './palette.ts';

/** The grey scheme of presenter mode, which takes the place of the advisor's palette on a live stream. */
export const presenterPalette: Palette = {
  label: 'Presenter',
  primary: '#4d525c',
  primaryHover: '#3e424a',
  secondary: '#282b31',
  accent: '#c5c8ce',
  accentHover: '#b3b7bf',
};
