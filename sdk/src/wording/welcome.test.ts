import { expect, test } from 'vitest';
import { welcomeMessage } from './index.ts';

const welcome = {
  name: 'Siti *Aminah*',
  email: 'siti@example.com',
  password: 'kx7m-2pwd-9fha',
  plan: 'premium',
  // There is a day between this and Kuala Lumpur's.
  expiresAt: new Date('2026-12-31T16:30:00Z'),
  address: 'https://kereta.example/login',
  whatsapp: '012-345 6789',
} as const;

test('says how to sign in and until when, and opens the chat with it', () => {
  const { text, link } = welcomeMessage(welcome);
  expect(text.split('\n')).toEqual([
    'Hai Siti Aminah! Akaun Loan Kereta anda sudah sedia.',
    '',
    'E-mel: siti@example.com',
    'Kata laluan: kx7m-2pwd-9fha',
    'Pelan: Premium',
    'Sah hingga: 1 Januari 2027',
    '',
    'Log masuk di https://kereta.example/login dan pilih kata laluan anda sendiri.',
  ]);
  expect(link).toBe(`https://wa.me/60123456789?text=${encodeURIComponent(text)}`);
});

test('a plan without an end says so', () => {
  expect(welcomeMessage({ ...welcome, plan: 'diamond', expiresAt: null }).text).toContain(
    'Pelan: Diamond\nSah hingga: tiada tarikh tamat\n',
  );
});
