import { expect, test } from 'vitest';
import { findPage, pages } from './index.ts';

test.each(Object.entries(pages))('%s is found at its own address', (id, { path }) => {
  expect(findPage(path.replaceAll(/:\w+/g, '7'), { debug: true })).toBe(id);
});

test.each(['/debug', '/test/autologout/user', '/test/autologout/admin'])(
  '%s is a page only where faults are looked for',
  path => {
    expect(findPage(path)).toBeUndefined();
  },
);

test.each(['/nothing', '/Login', '/login/', '//', '/login/more', '/loginx', 'login', ''])(
  'there is no page at %j',
  path => {
    expect(findPage(path, { debug: true })).toBeUndefined();
  },
);

test('no two pages share an address', () => {
  const paths = Object.values(pages).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
