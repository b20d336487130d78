import { beforeAll, expect, test, vi } from 'vitest';

let write: Record<string, (css: string) => string>;

beforeAll(async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { substitutes } = await import('./older-engine.ts');
  write = Object.fromEntries(Object.entries(substitutes).map(([name, { write }]) => [name, write]));
  return () => vi.unstubAllGlobals();
});

test.each([
  ['sides', 'a{inset:0 auto 5px}', 'a{top:0;right:auto;bottom:5px;left:auto}'],
  [
    'sides',
    'a{padding-block:8px;margin-inline:calc(1px + 2px) 4px}',
    'a{padding-top:8px;padding-bottom:8px;margin-left:calc(1px + 2px);margin-right:4px}',
  ],
  ['selectors', '.a :is(b,i){c:d}.a:not(.b,.c){e:f}', '.a :-webkit-any(b,i){c:d}.a:not(.b):not(.c){e:f}'],
  ['lists', 'a,b:has(c),d:not(:has(e,f)){g:h}i:has(j){k:l}', 'a{g:h}i:has(j){k:l}'],
  [
    'transforms',
    'a{translate:0 calc(1px*2);rotate:none}',
    'a{transform:translate(0,calc(1px*2));transform:none}',
  ],
  ['transforms', 'a{transition:translate .3s}', 'a{transition:transform .3s}'],
  ['containers', 'a{font-size:min(28cqi,9px)}', 'a{font-size:min(min(28*.9vw,28*3.4px),9px)}'],
  ['mixes', 'a{b:color-mix(in oklab, var(--c) 70%, var(--d, #888))}', 'a{b:var(--c)}'],
  ['mixes', 'a{b:color-mix(in srgb,var(--c) 8%,#0000),color-mix(in srgb, #fff, #000)}', 'a{b:#0000,#000}'],
])('%s: %s becomes %s', (name, css, written) => {
  expect(write[name]?.(css)).toBe(written);
});
