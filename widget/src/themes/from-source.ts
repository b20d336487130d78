import { findTheme } from '@loan-kereta/sdk/plans';
import type { LoadTheme } from './theme.ts';

/** Loads a theme from its source folder, for Storybook and tests; the built core fetches `theme-NN.js` beside it. */
export const loadThemeFromSource: LoadTheme = id => import(`./${findTheme(id)?.key ?? id}/index.tsx`);
