import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('only the fields that differ are told', () => {
  const before = { plan: 'basic', plan_expires_at: null, is_approved: true };
  const after = { plan: 'premium', plan_expires_at: null, is_approved: true };
  expect(changesBetween(before, after)).toEqual([{ path: ['plan'], before: 'basic', after: 'premium' }]);
});

test('records within records are gone into, and one that came or went is told field by field', () => {
  const before = { axia: { otr: 40_310, rate: 2.9 }, old: { otr: 1 } };
  const after = { axia: { otr: 41_000, rate: 2.9 }, fresh: { otr: 2 } };
  expect(changesBetween(before, after)).toEqual([
    { path: ['axia', 'otr'], before: 40_310, after: 41_000 },
    { path: ['old', 'otr'], before: 1, after: undefined },
    { path: ['fresh', 'otr'], before: undefined, after: 2 },
  ]);
});

test('what was made has nothing before it, and a list is one value', () => {
  expect(changesBetween(null, { role: 'support' })).toEqual([
    { path: ['role'], before: undefined, after: 'support' },
  ]);
  expect(changesBetween({ ids: [1] }, { ids: [1] })).toEqual([]);
  expect(changesBetween({ ids: [1] }, { ids: [1, 2] })).toEqual([
    { path: ['ids'], before: [1], after: [1, 2] },
  ]);
  expect(changesBetween(null, null)).toEqual([]);
});
