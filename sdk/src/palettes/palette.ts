/** A colour scheme as an advisor picks it. Colours are `#rrggbb`; everything else is derived by `tokens`. */
export interface Palette {
  readonly label: string;
  /** The main surface and button colour. */
  readonly primary: string;
  readonly primaryHover: string;
  /** A deeper companion, for the second surface of a layout. */
  readonly secondary: string;
  /** The highlight that stands against primary. */
  readonly accent: string;
  readonly accentHover: string;
}

/** The palette that ships with the core: a deep green-blue with amber. */
export const defaultPalette: Palette = {
  label: 'Default',
  primary: '#0a666e',
  primaryHover: '#08525a',
  secondary: '#0f2f3d',
  accent: '#f5b13d',
  accentHover: '#e89f22',
};
