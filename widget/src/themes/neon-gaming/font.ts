import type { Font } from '../../session/theme.ts';
import data from './font.woff2?inline';

/** Oxanium Bold, © 2019 The Oxanium Project Authors; SIL Open Font License 1.1. */
export default { data, widths: { digit: 0.578, R: 0.648, M: 0.896, ',': 0.278 } } satisfies Font;
