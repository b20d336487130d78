import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../testing/outbox.ts';
import { createMailer } from './mailer.ts';

const from = 'Loan Kereta <no-reply@example.com>';
const mail = {
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
  const send = createMailer(undefined, outbox, from);
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

/** A real mail server on a free port. @param accepts whether it takes mails */
async function mailServer(accepts: boolean) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(accepts ? undefined : new Error('no such mailbox')),
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', chunk => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () => new Promise<void>(resolve => server.close(() => resolve()));
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

test('a mail goes to the mail server that the settings name', async () => {
  const server = await mailServer(true);
  await createMailer(server.url, folder, from)(mail);
  await server.close();
  expect(server.received).toMatchObject([
    {
      from: { address: 'no-reply@example.com' },
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
    },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a mail that the server does not take is a failure', async () => {
  const server = await mailServer(false);
  await expect(createMailer(server.url, folder, from)(mail)).rejects.toThrow('no such mailbox');
  await server.close();
  await expect(createMailer(server.url, folder, from)(mail)).rejects.toThrow('ECONNREFUSED');
});
