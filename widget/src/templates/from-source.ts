import type { LoadTheme } from '../session/theme.ts';

/** Loads a template from its source folder, for Storybook. */
export const loadTemplateFromSource: LoadTheme = template => import(`./${template}/index.tsx`);
