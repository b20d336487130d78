import { findTheme } from '@loan-kereta/sdk/plans';
import type { LoadWords } from '../session/session.ts';
import type { LoadTheme } from '../session/theme.ts';

/** Loads a theme from its source folder, for Storybook and tests; the built core fetches `theme-NN.js` beside it. */
export const loadThemeFromSource: LoadTheme = id => import(`./${findTheme(id)?.key ?? id}/index.tsx`);

/** The same for the words of a language, as a buyer has them. */
export const loadWordsFromSource: LoadWords = language =>
  import(`../../../sdk/src/languages/${language}/calculator.ts`);

/** The same with the words of the advisor's tools. */
export const loadAdvisorWordsFromSource: LoadWords = language =>
  import(`../../../sdk/src/languages/${language}/advisor.ts`);
