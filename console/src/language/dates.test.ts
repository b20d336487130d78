import { afterEach, expect, test, vi } from 'vitest';
import { datesIn } from './dates.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-27T03:00:00Z', '2026-11-27T05:00:00Z', 'in 2 hours'],
  // Past midnight, but no day away.
  ['2026-11-27T15:00:00Z', '2026-11-27T17:00:00Z', 'in 2 hours'],
  // Some minutes less than nine days, and nine days in the calendar.
  ['2026-11-27T03:45:00Z', '2026-12-06T03:05:00Z', 'in 9 days'],
  // Eight days in London, nine in Malaysia, where it is past midnight.
  ['2026-11-27T15:30:00Z', '2026-12-05T16:30:00Z', 'in 9 days'],
  ['2026-11-27T03:00:00Z', '2026-11-26T02:00:00Z', 'yesterday'],
])('at %s the time %s is %s', (now, time, said) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(datesIn('en', 'Asia/Kuala_Lumpur').away(time)).toBe(said);
});
