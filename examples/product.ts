import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type KeptProgram, startKept } from '../scripts/start-kept.ts';

/**
 * Starts a program with a temporary folder of its own.
 * @param command what to run in that folder
 * @param env added to the path and the fonts of this process, and nothing else of its environment
 */
export function keep(
  command: (folder: string) => readonly string[],
  env: (folder: string) => Readonly<Record<string, string>> = () => ({}),
): KeptProgram {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-kept-'));
  const { PATH = '', FONTCONFIG_FILE } = process.env;
  return startKept(folder, command(folder), {
    env: { PATH, ...(FONTCONFIG_FILE && { FONTCONFIG_FILE }), HOME: folder, TMPDIR: folder, ...env(folder) },
  });
}

/** Waits until an address answers well. */
export async function untilReady(address: string, { hasEnded, said }: KeptProgram): Promise<void> {
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`${address} does not answer:\n${said()}`);
    await sleep(100);
  }
}

/** What the demo accounts of a product that is started here sign in with. */
export const demoPassword = 'only-for-pictures-1';

/** Starts the product as it is now, on a database of its own unless given one. */
export async function startProduct(
  port: number,
  database?: string,
): Promise<{ at: string; stop: () => Promise<void> }> {
  const at = `http://127.0.0.1:${port}`;
  const server = keep(
    () => [process.execPath, fileURLToPath(new URL('../api/src/main.ts', import.meta.url))],
    folder => ({
      LK_PORT: `${port}`,
      LK_PUBLIC_URL: at,
      LK_DEMO_PASSWORD: demoPassword,
      LK_DATABASE_URL: database ?? `sqlite:${join(folder, 'product.sqlite')}`,
      LK_STORAGE_URL: `file:${join(folder, 'uploads')}`,
      LK_SMTP_URL: `file:${join(folder, 'outbox')}`,
      LK_SUPPORT_WHATSAPP: '60199998888',
    }),
  );
  await untilReady(`${at}/readyz`, server);
  return { at, stop: server.stop };
}
