import type { ThemeModule } from '@loan-kereta/widget/theme';
import type { ReactNode } from 'react';
import css from './alone.css?inline';

/** What a part may stand on; parts/surfaces has the colours for each. */
export const grounds = ['light', 'dark', 'primary'] as const;
export type Ground = (typeof grounds)[number];

/** A theme of one part. */
export const alone = (part: () => ReactNode, ground: Ground): ThemeModule => ({
  default: () => <article className={`alone on-${ground}`}>{part()}</article>,
  css,
});
