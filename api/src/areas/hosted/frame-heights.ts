import { findTheme, type ThemeId, themeId } from '@loan-kereta/sdk/plans';

/** The width in px from which a theme has the second of its heights. */
const phone = 320;

/**
 * The height in px of the hosted page in each theme, in a frame of 280 to 319 px and of 320 to 480: the highest of three
 * languages and of all demo advisors' widths there, with 60 px for the watermark and a second line in a name.
 * `examples/tests/oembed-height.spec.ts` measures them; a page that needs more scrolls in its frame.
 */
const heights: Readonly<Record<ThemeId, readonly [narrow: number, wide: number]>> = {
  'theme-01': [1320, 1420],
  'theme-02': [1580, 1610],
  'theme-03': [1670, 1510],
  'theme-04': [1900, 1750],
  'theme-05': [910, 910],
  'theme-06': [1680, 1800],
  'theme-07': [1490, 1540],
  'theme-08': [1580, 1640],
  'theme-09': [930, 950],
  'theme-10': [1700, 1720],
  'theme-11': [2490, 2510],
  'theme-12': [2060, 2140],
  'theme-13': [1340, 1390],
  'theme-14': [2100, 2150],
  'theme-15': [900, 1010],
  'theme-16': [2070, 2170],
  'theme-17': [1890, 1920],
  'theme-18': [1620, 1700],
  'theme-19': [940, 960],
  'theme-20': [1440, 1520],
};

/** The height in px for a layout of an advisor's own, whose parts and their order are not known here. */
const layoutHeight = 1700;

/** The height in px that a hosted page needs in a frame. @param theme none for a layout of the advisor's own */
export function frameHeight(theme: string | undefined, width: number): number {
  const known = theme === undefined ? undefined : findTheme(theme);
  return known ? heights[themeId(known.number)][width < phone ? 0 : 1] : layoutHeight;
}
