import { expect, test } from 'vitest';
import { home, returnTo, withReturn } from './return-to.ts';

const from = (next: string) => returnTo(new URLSearchParams({ next }), 'https://kereta.test');

test.each(['/app?theme=2', '/confirm-email', '/change-password?a=b#c'])('%s is a page of ours', next =>
  expect(from(next)).toBe(next),
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'app',
  '/nothing-here',
  '/debug',
  '',
  '/api/auth/logout',
  '/%5c/elsewhere.example/../../api/docs',
])('%j leads home', next => expect(from(next)).toBe(home));

test('without one there is home', () => {
  expect(returnTo(new URLSearchParams(), 'https://kereta.test')).toBe(home);
});

test('the way back is read as it was written', () => {
  const address = new URL(withReturn('/login', '/app?theme=a&b=c#d'), 'https://kereta.test');
  expect(returnTo(address.searchParams, address.origin)).toBe('/app?theme=a&b=c#d');
  expect(withReturn('/login', home)).toBe('/login');
});
