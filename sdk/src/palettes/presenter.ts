import type { Palette } from './palette.ts';

/** The grey scheme of presenter mode, which takes the place of the advisor's palette on a live stream. */
export const presenterPalette: Palette = {
  label: 'Presenter',
  primary: '#363a43',
  primaryHover: '#2a2d34',
  secondary: '#1b1d22',
  accent: '#c5c8ce',
  accentHover: '#b3b7bf',
};
