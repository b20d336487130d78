import type { Font } from '../../session/theme.ts';
import data from './font.woff2?inline';

/** Barlow Condensed ExtraBold, © 2017 The Barlow Project Authors; SIL Open Font License 1.1. */
export default { data, widths: { digit: 0.52, R: 0.481, M: 0.558, ',': 0.223 } } satisfies Font;
