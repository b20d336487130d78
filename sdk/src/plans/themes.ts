import type { Plan } from './plans.ts';

/** One row of the theme registry. `number` is its place (1–20); `key` names its folder in the widget. */
export interface Theme {
  readonly number: number;
  readonly key: string;
  readonly name: string;
  /** The lowest plan that grants it. */
  readonly plan: Plan;
}

/** The registry of themes. Adding a theme is a row here and a folder of that key under `widget/src/themes`. */
export const themes = [
  { number: 1, key: 'card-compact', name: 'Card Compact', plan: 'basic' },
  { number: 2, key: 'hero-banner', name: 'Hero Banner', plan: 'basic' },
  { number: 3, key: 'split-left', name: 'Split Left', plan: 'basic' },
  { number: 4, key: 'split-right', name: 'Split Right', plan: 'premium' },
  { number: 5, key: 'fullbleed', name: 'Fullbleed', plan: 'premium' },
  { number: 6, key: 'sidebar-sticky', name: 'Sidebar Sticky', plan: 'premium' },
  { number: 7, key: 'carousel', name: 'Carousel', plan: 'premium' },
  { number: 8, key: 'metro-tiles', name: 'Metro Tiles', plan: 'premium' },
  { number: 9, key: 'minimal-top', name: 'Minimal Top', plan: 'premium' },
  { number: 10, key: 'glass-effect', name: 'Glass Effect', plan: 'premium' },
  { number: 11, key: 'compact-list', name: 'Compact List', plan: 'premium' },
  { number: 12, key: 'dashboard', name: 'Dashboard', plan: 'premium' },
  { number: 13, key: 'timeline', name: 'Timeline', plan: 'premium' },
  { number: 14, key: 'magazine', name: 'Magazine', plan: 'premium' },
  { number: 15, key: 'accordion', name: 'Accordion', plan: 'premium' },
  { number: 16, key: 'grid-masonry', name: 'Grid Masonry', plan: 'diamond' },
  { number: 17, key: 'neon-gaming', name: 'Neon Gaming', plan: 'diamond' },
  { number: 18, key: 'retro-vintage', name: 'Retro Vintage', plan: 'diamond' },
  { number: 19, key: 'floating-panel', name: 'Floating Panel', plan: 'diamond' },
  { number: 20, key: 'split-diagonal', name: 'Split Diagonal', plan: 'diamond' },
] as const satisfies readonly Theme[];

export type ThemeNumber = (typeof themes)[number]['number'];
type TwoDigits<Number extends number> = `${Number}` extends `${number}${number}` ? `${Number}` : `0${Number}`;
/** A theme's public id, as in the element's `theme` attribute and the profile's `themeKey`: `theme-01` … `theme-20`. */
export type ThemeId = { [Number in ThemeNumber]: `theme-${TwoDigits<Number>}` }[ThemeNumber];
/** A theme's name in `theme_access` lists: `theme1` … */
export type ThemeAccessKey = `theme${number}`;

export const defaultThemeId: ThemeId = 'theme-01';

/** `7` → `theme-07`. */
export const themeId = (number: ThemeNumber): ThemeId =>
  `theme-${String(number).padStart(2, '0')}` as ThemeId;

/** `7` → `theme7`. */
export const themeAccessKey = (number: number): ThemeAccessKey => `theme${number}`;

/** Whether a theme is among those that are granted, as `theme_access` lists them. */
export const grantsTheme = (access: readonly string[], number: number): boolean =>
  access.includes(themeAccessKey(number));

/** Finds a theme by any of its spellings: `theme-07`, `theme7`, `carousel`; undefined when there is none. */
export function findTheme(name: string): (typeof themes)[number] | undefined {
  const number = Number(/^theme-?0?(\d{1,2})$/.exec(name)?.[1]);
  return themes.find(theme => theme.number === number || theme.key === name);
}
