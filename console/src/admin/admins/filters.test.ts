import type { AdminRecord } from '@loan-kereta/sdk/contract';
import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { expect, test } from 'vitest';
import { found } from './filters.ts';

const admin = (email: string, given: Partial<AdminRecord>): AdminRecord => ({
  id: 1,
  email,
  role: 'support',
  state: 'active',
  has_second_factor: false,
  created_at: '2026-01-01T00:00:00Z',
  ...given,
});

const admins = [
  admin('zul@example.com', { role: 'admin', has_second_factor: true }),
  admin('aisyah10@example.com', { created_at: '2025-01-01T00:00:00Z' }),
  admin('aisyah9@example.com', { state: 'disabled', created_at: '2026-05-01T00:00:00Z' }),
];
const emails = async (
  search: string,
  column?: 'email' | 'state' | 'factor' | 'created',
  descending = false,
) => {
  const sorting = column && { column, descending };
  const names = await adminWords('admins')('en');
  return found(admins, { search, sorting }, names).map(({ email }) => email.split('@')[0]);
};

test('an admin is found by an address, a role and a state, each by a part of it', async () => {
  expect(await emails('aisy')).toEqual(['aisyah10', 'aisyah9']);
  expect(await emails('Support active')).toEqual(['aisyah10']);
  expect(await emails('example.com disab')).toEqual(['aisyah9']);
  expect(await emails('nobody')).toEqual([]);
});

test('admins stand in the order that is asked for, numbers by their size, else in that of the list', async () => {
  expect(await emails('')).toEqual(['zul', 'aisyah10', 'aisyah9']);
  expect(await emails('', 'email')).toEqual(['aisyah9', 'aisyah10', 'zul']);
  expect(await emails('', 'email', true)).toEqual(['zul', 'aisyah10', 'aisyah9']);
  expect(await emails('', 'created')).toEqual(['aisyah10', 'zul', 'aisyah9']);
  expect((await emails('', 'factor', true))[0]).toBe('zul');
});
