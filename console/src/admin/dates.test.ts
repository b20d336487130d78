import { expect, test } from 'vitest';
import { adminDatesIn, timeOf } from './dates.ts';

test('what a field has is a time of Malaysia, eight hours ahead of UTC', () => {
  expect(timeOf('2026-12-31T23:59')).toBe('2026-12-31T15:59:00.000Z');
  expect(timeOf('2026-12-31T00:00')).toBe('2026-12-30T16:00:00.000Z');
  expect(timeOf('2026-12-31T24:00')).toBe('2026-12-31T16:00:00.000Z');
});

test('a time that was read from a field is shown as it stands there', () => {
  expect(adminDatesIn('en').moment(timeOf('2026-12-31T23:59'))).toMatch(/31 Dec 2026.*11:59/);
});
