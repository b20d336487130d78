import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

// These tests run in Node, where there is no window: what a server renders may import all of it.
test.each(Object.values(manifest.exports))('%s can be imported where there is no page', async file => {
  expect(typeof document).toBe('undefined');
  const { href } = new URL(`../${file}`, import.meta.url);
  const names = Object.keys(await import(/* @vite-ignore */ href));
  // What Preact's JSX calls an element of ours has types alone.
  expect(names.length > 0).toBe(file !== './src/preact/index.ts');
});

test('without a page there is nothing to load a script into', async () => {
  const { load } = await import('./embed/index.ts');
  await expect(load('https://calculator.example/loan-kereta.js')).rejects.toMatchObject({ code: 'no_page' });
});
