import type { LayoutColors } from '../layouts/index.ts';
import { contrast, mix, reach } from './colour.ts';
import type { Palette } from './palette.ts';
import { dark } from './tokens.ts';

const white = '#ffffff';
const black = '#000000';

/** The colour, or where neither white nor dark text reads on it, the nearest darker one where white does. */
const readable = (hex: string): string => (contrast(dark, hex) > 4.5 ? hex : reach(hex, black, 4.6, [white]));

/** A hover goes away from its text, so that it reads better than before. */
const hoverOf = (hex: string): string => mix(hex, contrast(white, hex) > 4.5 ? black : white, 0.15);

/**
 * The palette that follows from colours of one's own. Any three do: what `tokens` promises holds, as a colour on which
 * no text would read is darkened until white does.
 * @param colors as `#rrggbb`
 */
export function paletteOf(colors: LayoutColors): Palette {
  const primary = readable(colors.primary);
  const accent = readable(colors.accent);
  return {
    label: 'Own',
    primary,
    primaryHover: hoverOf(primary),
    secondary: readable(colors.secondary),
    accent,
    accentHover: hoverOf(accent),
  };
}
