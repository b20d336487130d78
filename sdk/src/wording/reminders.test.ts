import { expect, test } from 'vitest';
import { renewalChat, waitingChat } from './reminders.ts';

const ali = { name: 'Ali *bin* Abu', whatsapp: '012-345 6789' };
const textOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('text');

test('a reminder opens the chat of the account with a Malay message', () => {
  expect(waitingChat(ali)).toMatch(/^https:\/\/wa\.me\/60123456789\?text=Hai%20Ali%20bin%20Abu/);
  expect(textOf(waitingChat(ali))).toContain('Akaun anda sedang menunggu kelulusan.');
});

test('a renewal names the plan and its last day by the clock of Malaysia', () => {
  expect(textOf(renewalChat(ali, 'premium', '2026-12-02T16:30:00.000Z'))).toBe(
    'Hai Ali bin Abu, pelan Premium Loan Kereta anda tamat pada 3 Disember 2026. Balas mesej ini jika anda mahu memperbaharuinya.',
  );
});

test.each(['', 'tiada', '123'])('an account with the number “%s” has no chat', whatsapp => {
  expect(waitingChat({ ...ali, whatsapp })).toBeUndefined();
});
