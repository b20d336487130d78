import type { ComponentType } from 'react';

/** A typeface of a theme's own, as little of it as the theme sets: docs/decisions/0015 says where they are from. */
export interface Font {
  /** WOFF2, as a `data:` address. */
  readonly data: string;
  /** How wide what a figure is made of is, in em; its digits are all alike. */
  readonly widths: Readonly<Record<'digit' | 'R' | 'M' | ',', number>>;
}

/** What a theme's folder exports: its layout, made of parts, and its stylesheet. */
export interface ThemeModule {
  readonly default: ComponentType;
  readonly css: string;
  /** Fetches its typeface, which its stylesheet calls `lk-theme-NN`. */
  readonly font?: () => Promise<{ readonly default: Font }>;
}

/** Fetches a theme by its id, `theme-01` … */
export type LoadTheme = (id: string) => Promise<ThemeModule>;
