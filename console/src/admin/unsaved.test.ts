import { expect, test } from 'vitest';
import { isLike } from './unsaved.ts';

const sample = { version: '', body: null, rows: [{ id: '' }] };

test.each([
  [{ version: '1', body: 'suv', rows: [] }, true],
  [{ version: '1', rows: [{ id: 'axia', price: '3' }] }, true],
  [{ version: 1, rows: [] }, false],
  [{ version: '1', rows: [{ price: '3' }] }, false],
  [{ version: '1', rows: ['axia'] }, false],
  [undefined, false],
])('%j is like the sample: %s', (value, expected) => {
  expect(isLike(value, sample)).toBe(expected);
});
