import { expect, test } from 'vitest';
import { checkMark, withCheckMark } from './check-report.ts';

const mark = 'x-_'.repeat(14).concat('y');

test.each([
  ['https://dealer.example/harga', `#loan-kereta-${mark}`],
  ['https://dealer.example/harga#top', `#loan-kereta-${mark}`],
  ['https://dealer.example/#/prices', `#/prices?loan-kereta-${mark}`],
  ['https://dealer.example/#!/prices?year=1', `#!/prices?year=1&loan-kereta-${mark}`],
])('%s is checked with the fragment %s', (page, fragment) => {
  const marked = new URL(withCheckMark(new URL(page), mark));
  expect(marked.hash).toBe(fragment);
  expect(checkMark(marked.hash)).toBe(mark);
});

test.each(['', '#loan-kereta', '#loan-kereta-prices', `#x${mark}`, `#a-loan-kereta-${mark}`])(
  'the fragment %j has no mark',
  fragment => {
    expect(checkMark(fragment)).toBeUndefined();
  },
);
