import { expect, test } from 'vitest';
import { hasMore, losesBy, possibleActs } from './possible.ts';

const pending = { is_approved: false, status: 'pending', plan_type: 'basic' } as const;
const penalized = { is_approved: true, status: 'penalized', plan_type: 'diamond' } as const;

test('who only helps approves, and does nothing more', () => {
  expect(possibleActs(pending, 'support')).toEqual(['approve']);
  expect(possibleActs(penalized, 'support')).toEqual([]);
  expect(possibleActs(penalized, undefined)).toEqual([]);
});

test('an admin is offered what makes sense as a user stands', () => {
  expect(possibleActs(pending, 'admin')).toEqual(
    expect.arrayContaining(['approve', 'days-30', 'full', 'penalize-4h', 'remove']),
  );
  for (const never of ['revoke', 'basic', 'lift'] as const)
    expect(possibleActs(pending, 'admin')).not.toContain(never);
  expect(possibleActs(penalized, 'admin')).toEqual(expect.arrayContaining(['revoke', 'basic', 'lift']));
  for (const never of ['approve', 'full', 'penalize-4h'] as const)
    expect(possibleActs(penalized, 'admin')).not.toContain(never);
});

test.each([
  ['basic', null, false],
  ['diamond', null, true],
  ['premium', null, true],
  ['premium', '2026-11-08T00:00:01Z', true],
  ['premium', '2026-11-08T00:00:00Z', false],
] as const)(
  'who has %s until %s has more than premium until 8 November: %s',
  (plan_type, expires_at, expected) => {
    expect(hasMore({ plan_type, status: 'active', access: { expires_at } }, '2026-11-08T00:00:00Z')).toBe(
      expected,
    );
  },
);

test('nobody but who has Diamond has more than premium without an end', () => {
  const has = { status: 'active', access: { expires_at: null } } as const;
  expect(hasMore({ ...has, plan_type: 'premium' }, null)).toBe(false);
  expect(hasMore({ ...has, plan_type: 'diamond' }, null)).toBe(true);
});

test('what has run out is no more than anything', () => {
  const access = { expires_at: '2026-10-01T00:00:00Z' };
  expect(hasMore({ plan_type: 'diamond', status: 'expired', access }, '2026-11-08T00:00:00Z')).toBe(false);
});

test('Basic takes something from whoever has another plan that has not run out, and Diamond from nobody', () => {
  const has = { plan_type: 'premium', status: 'active', access: { expires_at: null } } as const;
  const [basic, diamond] = [
    { plan: 'basic', expires_at: null },
    { plan: 'diamond', expires_at: null },
  ] as const;
  expect(losesBy(has, basic)).toBe(true);
  expect(losesBy({ ...has, status: 'expired' }, basic)).toBe(false);
  expect(losesBy({ ...has, plan_type: 'basic' }, basic)).toBe(false);
  expect(losesBy({ ...has, plan_type: 'diamond' }, diamond)).toBe(false);
});
