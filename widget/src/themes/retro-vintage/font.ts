import type { Font } from '../../session/theme.ts';
import data from './font.woff2?inline';

/** Caprasimo, © 2023 The Caprasimo Project Authors; SIL Open Font License 1.1. */
export default { data, widths: { digit: 0.6, R: 0.776, M: 0.884, ',': 0.3 } } satisfies Font;
