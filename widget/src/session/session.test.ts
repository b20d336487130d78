import { expect, test } from 'vitest';
import type { EmbedData } from './embed-data.ts';
import { themeOf } from './session.ts';

const data = {
  features: { theme_access: ['theme1', 'theme7', 'theme10'] },
  theme: 'theme-07',
} as unknown as EmbedData;

test.each([
  ['theme-01', 'theme-01'],
  ['theme-1', 'theme-01'],
  ['theme1', 'theme-01'],
  ['theme-10', 'theme-10'],
  ['theme10', 'theme-10'],
  // What the plan does not grant, or nobody knows, is the advisor's own.
  ['theme-02', 'theme-07'],
  ['theme-99', 'theme-07'],
  ['theme', 'theme-07'],
  ['<b>', 'theme-07'],
  ['', 'theme-07'],
  [null, 'theme-07'],
  [undefined, 'theme-07'],
])('theme="%s" is drawn as %s', (theme, drawn) => {
  expect(themeOf({ options: theme === undefined ? {} : { theme } }, data)).toBe(drawn);
});
