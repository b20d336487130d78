import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { folderOf } from '../config.ts';
import type { Letter } from './letter.ts';

export interface Mail extends Letter {
  /** Makes the message's id, so that it is the same at every attempt. */
  readonly id: string;
  readonly to: string;
}

/** Sends mails. @throws when the mail server does not take it */
export type Mailer = (mail: Mail) => Promise<void>;

/** How long a silent mail server is waited for, in milliseconds. */
const timeout = 15_000;

/** The mail as the library takes it. It is nobody's to answer by machine. */
function messageOf({ id, ...mail }: Mail, from: string) {
  const host = /@([^>]+)>?$/.exec(from)?.[1];
  return { ...mail, from, messageId: `<${id}@${host}>`, headers: { 'Auto-Submitted': 'auto-generated' } };
}

function bySmtp(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport({ url, ...timeouts });
  return async mail => {
    await transport.sendMail(messageOf(mail, from));
  };
}

/** Keeps each mail as a file that any mail program opens; only this user can read it, for it may hold a link. */
function intoFolder(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let number = 0;
  return async mail => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    const time = new Date().toISOString().replaceAll(':', '-');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    number += 1;
    const file = join(folder, `${time}-${number}-${randomBytes(4).toString('hex')}`);
    await writeFile(file, message, { mode: 0o600 });
    await rename(file, `${file}.eml`);
  };
}

/**
 * @param location what `LK_SMTP_URL` names: a mail server, or `file:PATH`, a folder that mails are written into
 * @param from the sender, as `Name <address>`
 */
export function createMailer(location: string, from: string): Mailer {
  const folder = folderOf(location);
  return folder === undefined ? bySmtp(location, from) : intoFolder(folder, from);
}
