import { expect, test } from 'vitest';
import { effectivePlan } from './effective-plan.ts';

const now = new Date('2026-06-15T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const given = { plan: 'diamond', plan_expires_at: null, is_approved: true, penalty_until: null } as const;

test.each([
  ['the plan that was given', {}, 'diamond'],
  ['while it lasts', { plan_expires_at: after }, 'diamond'],
  ['from the moment that it expires', { plan_expires_at: now }, 'basic'],
  ['not approved', { is_approved: false }, 'basic'],
  ['penalized', { penalty_until: after }, 'basic'],
  ['as soon as the penalty is over', { penalty_until: now }, 'diamond'],
  ['long after a penalty', { penalty_until: before }, 'diamond'],
] as const)('%s', (_, changes, plan) => {
  expect(effectivePlan({ ...given, ...changes }, now)).toBe(plan);
});
