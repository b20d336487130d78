import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { Outbox } from '../testing/outbox.ts';
import { createMailer } from './mailer.ts';

const from = 'Loan Kereta <no-reply@example.com>';
const mail = {
  id: '7.1',
  to: 'siti@example.com',
  subject: 'Kata laluan · Password',
  text: 'Pautan: https://kereta.example.com/reset-password#token=abc\n',
  html: '<p>Pautan</p>',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loan-kereta-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('without a mail server a mail becomes a file that only this user can read', async () => {
  const outbox = join(folder, 'outbox');
  const send = createMailer(`file:${outbox}`, from);
  await send(mail);
  await send({ ...mail, subject: 'Second' });
  const [first, second] = await new Outbox(outbox).to(mail.to);
  expect(first).toMatchObject({
    from: { name: 'Loan Kereta', address: 'no-reply@example.com' },
    subject: mail.subject,
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining('<p>Pautan</p>'),
  });
  expect(second?.subject).toBe('Second');
  const [file = ''] = readdirSync(outbox);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-1-[0-9a-f]{8}\.eml$/);
  expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600);
});

test('a mail goes to the mail server that the settings name', async () => {
  const server = await startMailServer();
  await createMailer(server.url, from)(mail);
  await server.close();
  expect(server.received).toMatchObject([
    {
      from: { address: 'no-reply@example.com' },
      subject: mail.subject,
      messageId: '<7.1@example.com>',
      text: expect.stringContaining(mail.text),
    },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a mail that the server does not take is a failure', async () => {
  const server = await startMailServer({ hasMailbox: () => false });
  await expect(createMailer(server.url, from)(mail)).rejects.toThrow('no such mailbox');
  await server.close();
  await expect(createMailer(server.url, from)(mail)).rejects.toThrow('ECONNREFUSED');
});
