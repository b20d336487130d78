import type { Font } from '../../session/theme.ts';
import data from './font.woff2?inline';

/** Bodoni Moda Bold, © 2020 The Bodoni Moda Project Authors; SIL Open Font License 1.1. */
export default { data, widths: { digit: 0.64, R: 0.755, M: 0.914, ',': 0.277 } } satisfies Font;
