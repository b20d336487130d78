import type { ComponentType } from 'react';

/** What a theme's folder exports: its layout, made of parts, and its stylesheet. */
export interface ThemeModule {
  readonly default: ComponentType;
  readonly css: string;
}

/** Fetches a theme by its id, `theme-01` … */
export type LoadTheme = (id: string) => Promise<ThemeModule>;
