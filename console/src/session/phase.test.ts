import { sessionLimits } from '@loan-kereta/sdk/rules';
import { expect, test } from 'vitest';
import { phaseAt } from './phase.ts';

const minutes = 60_000;

test.each(['user', 'admin'] as const)(
  'the %s’s session warns before the idle limit, and ends at it',
  kind => {
    const { idle, warning } = sessionLimits[kind];
    const times = { began: 0, active: minutes };
    const endsAt = minutes + idle;
    expect(phaseAt(endsAt - warning - 1, kind, times)).toEqual({ name: 'running' });
    expect(phaseAt(endsAt - warning, kind, times)).toEqual({ name: 'warning', endsAt, mayExtend: true });
    expect(phaseAt(endsAt - 1, kind, times).name).toBe('warning');
    expect(phaseAt(endsAt, kind, times)).toEqual({ name: 'over' });
  },
);

test('however much is done, it ends at the absolute limit, and says that it cannot be extended', () => {
  const times = { began: 0, active: 239 * minutes };
  expect(phaseAt(237 * minutes, 'user', times)).toEqual({ name: 'running' });
  expect(phaseAt(238 * minutes, 'user', times)).toEqual({
    name: 'warning',
    endsAt: 240 * minutes,
    mayExtend: false,
  });
  expect(phaseAt(240 * minutes, 'user', times)).toEqual({ name: 'over' });
});

test('a laptop that slept past the limit wakes up signed out', () => {
  expect(phaseAt(9 * 60 * minutes, 'user', { began: 0, active: 0 })).toEqual({ name: 'over' });
});
