import { beforeEach, expect, test, vi } from 'vitest';
import { ofAccounts } from './of-accounts.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('each account has its own, and takes nothing from another', () => {
  const drafts = ofAccounts('drafts');
  drafts.write(1, { name: 'A' });
  drafts.write(2, { name: 'B' });
  drafts.write(2, undefined);
  drafts.write(3, undefined);
  expect([drafts.read(1), drafts.read(2)]).toEqual([{ name: 'A' }, undefined]);
  drafts.write(1, undefined);
  expect([...stored]).toEqual([]);
});

test('what a version before kept of one account is its own, and stays when another keeps something', () => {
  for (const owner of ['userId', 'advisorId']) {
    stored.set('drafts', JSON.stringify({ [owner]: 1, name: 'A' }));
    const drafts = ofAccounts('drafts');
    expect([drafts.read(1)?.name, drafts.read(2)]).toEqual(['A', undefined]);
    drafts.write(2, { name: 'B' });
    expect([drafts.read(1)?.name, drafts.read(2)?.name]).toEqual(['A', 'B']);
  }
});

test('what cannot be read is nothing', () => {
  for (const text of ['', 'x', '[]', '{"1":2}']) {
    stored.set('drafts', text);
    expect(ofAccounts('drafts').read(1)).toBeUndefined();
  }
});
