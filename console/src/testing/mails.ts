import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Where the server of the tests keeps what it would have sent. */
const outbox = join(process.env.LK_E2E_FOLDER ?? '', '0', 'outbox');

/** A mail's text, of which long lines were broken and signs were written by number. */
const decoded = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function findLink(address: string, path: string): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml')).sort();
  for (const name of names.reverse()) {
    const mail = decoded(await readFile(join(outbox, name), 'utf8'));
    // Another address may end with this one.
    if (!mail.split(/[^\w.@+-]/).includes(address)) continue;
    const link = new RegExp(`http://\\S+${path}#\\S+`).exec(mail)?.[0];
    if (link) return link;
  }
  return undefined;
}

/** The link to a page that was mailed to an address; waits for the mail. */
export async function mailedLink(address: string, path: string): Promise<string> {
  await expect.poll(() => findLink(address, path)).toBeDefined();
  return (await findLink(address, path)) ?? '';
}
