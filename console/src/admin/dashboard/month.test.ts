import { expect, test } from 'vitest';
import { monthAt, monthRange } from './month.ts';

test.each([
  ['2026-11-30T15:59:59.999Z', '2026-10-31T16:00:00.000Z', '1–30 November 2026'],
  ['2026-11-30T16:00:00.000Z', '2026-11-30T16:00:00.000Z', '1–31 December 2026'],
  ['2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z', '1–31 January 2027'],
  ['2028-02-10T00:00:00.000Z', '2028-01-31T16:00:00.000Z', '1–29 February 2028'],
])('the month of Malaysia at %s begins at %s', (time, since, range) => {
  expect(monthAt(time).since).toBe(since);
  // ICU writes the dash with or without thin spaces around it.
  expect(monthRange(time, 'en-MY').replaceAll(/\s*–\s*/g, '–')).toBe(range);
});
