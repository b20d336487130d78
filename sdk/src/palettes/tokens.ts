import { contrast, deep, mix, reach, vivid } from './colour.ts';
import type { Palette } from './palette.ts';

const white = '#ffffff';
const black = '#000000';
/** What text is on a ground that is too light for white. */
export const dark = '#0b1220';

/** White or near-black, whichever reads better on both of two grounds. */
const textOn = (...grounds: string[]): string =>
  grounds.every(ground => contrast(white, ground) > 4.5) ? white : dark;

function derive({ primary, primaryHover, secondary, accent, accentHover }: Palette) {
  // A dark primary alone would tint to a dirty grey.
  const hue = mix(primary, vivid(primary), 0.5);
  const tint = mix(white, hue, 0.06);
  const tint2 = mix(white, hue, 0.12);
  const shade = mix('#0a0c12', hue, 0.07);
  const shade2 = mix('#0a0c12', hue, 0.14);
  const ink = mix(dark, hue, 0.06);

  const light = [tint2, '#f2f3f5'];
  const night = [shade2, '#262b36'];
  // By way of a purer colour: straight to black or white, pink turns to mud and navy to fog.
  const onLight = (hex: string, ratio: number) =>
    reach(reach(hex, deep(hex), ratio, light), black, ratio, light);
  const onNight = (hex: string, ratio: number) =>
    reach(reach(hex, mix(vivid(hex), white, 0.25), ratio, night), white, ratio, night);

  return {
    '--lk-primary': primary,
    '--lk-primary-hover': primaryHover,
    '--lk-secondary': secondary,
    '--lk-accent': accent,
    '--lk-accent-hover': accentHover,
    '--lk-on-primary': textOn(primary, primaryHover),
    '--lk-on-secondary': textOn(secondary),
    '--lk-on-accent': textOn(accent, accentHover),
    '--lk-car': onNight(onLight(primary, 2), 2),

    '--lk-paper': white,
    '--lk-tint': tint,
    '--lk-tint-2': tint2,
    '--lk-ink': ink,
    '--lk-ink-soft': onLight(mix(ink, white, 0.5), 5),
    '--lk-line': mix(tint2, ink, 0.08),
    '--lk-field-line': onLight(mix(tint2, ink, 0.3), 3),
    '--lk-primary-ink': onLight(primary, 5),
    '--lk-accent-ink': onLight(accent, 5),
    '--lk-focus': onLight(accent, 3),

    '--lk-shade': shade,
    '--lk-shade-2': shade2,
    '--lk-night-ink': tint,
    '--lk-night-ink-soft': onNight(mix(shade2, tint2, 0.5), 5),
    '--lk-night-line': mix(shade2, tint, 0.12),
    '--lk-night-field-line': onNight(mix(shade2, tint, 0.25), 3),
    '--lk-primary-glow': onNight(primary, 5),
    '--lk-accent-glow': onNight(accent, 5),
    '--lk-night-focus': onNight(accent, 3),
  };
}

/** The custom properties that themes draw with, by name. */
export type Tokens = Readonly<ReturnType<typeof derive>>;

const derived = new WeakMap<Palette, Tokens>();

/**
 * Every colour that a theme may use, from a palette's six.
 *
 * AA contrast holds by construction: `--lk-on-…` on its colour and hover; `--lk-ink`, `-ink-soft`, `-primary-ink`
 * and `-accent-ink` on paper, tint and tint-2; `--lk-night-ink`, `-night-ink-soft`, `-primary-glow` and
 * `-accent-glow` on shade, shade-2 and any surface no lighter than `#262b36`. Lines of controls and focus rings have
 * 3:1 on the same surfaces. A bare `--lk-primary` or `--lk-accent` promises nothing against a light or dark surface.
 */
export function tokens(palette: Palette): Tokens {
  const known = derived.get(palette) ?? derive(palette);
  derived.set(palette, known);
  return known;
}
