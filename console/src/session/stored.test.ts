// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readRecentAccess, writeSession } from './stored.ts';

const user = { id: 7, email: 'siti@example.com', name: 'Siti' };
const access = { plan: 'premium' } as const;
const writtenAt = Date.UTC(2026, 5, 1);

beforeEach(() => {
  localStorage.clear();
  writeSession({ user, access }, writtenAt);
});

test.each([0, 1, 119_999])('what was granted counts %d ms later', age => {
  expect(readRecentAccess(writtenAt + age)).toEqual(access);
});

test.each([120_000, 120_001, -1])('what was granted counts no more %d ms later', age => {
  expect(readRecentAccess(writtenAt + age)).toBeUndefined();
});

test.each([
  ['lk_storage_version', 'v2'],
  ['lastAccessTime', 'a while ago'],
])('nor where %s is %j', (key, value) => {
  localStorage.setItem(key, value);
  expect(readRecentAccess(writtenAt)).toBeUndefined();
});

test.each(['lk_storage_version', 'lastAccessTime', 'lastUserAccess_v3'])('nor without %s', key => {
  localStorage.removeItem(key);
  expect(readRecentAccess(writtenAt)).toBeUndefined();
});
