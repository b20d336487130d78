import { expect, test } from 'vitest';
import { floors } from './floors.ts';
import { newerInScript, scriptFloor, stylesIn } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';

const calculator = scriptFloor(floors.calculator);
const site = scriptFloor(floors.site);

test.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['list.at(-1)', '.at()'],
  ['root.replaceChildren()', '.replaceChildren()'],
  ['text.replaceAll("a", "b")', '.replaceAll()'],
  ['structuredClone(a)', 'structuredClone'],
  ['a.split(/(?<=b)/)', 'lookbehind'],
  ['const own = Object.hasOwn', 'Object.hasOwn'],
])('%s is newer than the calculator’s engines', (code, name) => {
  expect(newerInScript(code, calculator)).toEqual([name]);
});

test('what the site’s engines have is not newer than them', () => {
  expect(newerInScript('list.at(-1); root.replaceChildren(); Object.hasOwn(a, b)', site)).toEqual([
    'Object.hasOwn',
  ]);
  expect(newerInScript('[1].map(String); Object.keys(a); fetch(b)', calculator)).toEqual([]);
});

test('a stylesheet’s newer properties, keywords, selectors, rules and functions are found', () => {
  const css =
    'a:has(b){inset:0;color:color-mix(in srgb,red,blue);text-wrap:pretty}@container (width>9px){a{margin:0}}';
  expect(newerInStyles(css, floors.calculator)).toEqual([
    ':has',
    '@container',
    'color-mix()',
    'inset',
    'text-wrap',
  ]);
  expect(newerInStyles('a{display:grid;gap:1px;color:var(--inset)}', floors.calculator)).toEqual([]);
});

test('stylesheets are found among the texts of a script', () => {
  expect(stylesIn('const a = "a{color:red}", b = "c"')).toEqual(['a{color:red}']);
});
