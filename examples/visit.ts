import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { chromiumFlags } from '../scripts/chromium-flags.ts';

const main = fileURLToPath(new URL('../api/src/main.ts', import.meta.url));

async function untilReady(at: string, server: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await sleep(200);
  }
}

/** Visits the product as it is now, on a database of its own, with a browser; leaves nothing running. */
export async function visitProduct(
  port: number,
  visit: (browser: Browser, at: string) => Promise<void>,
): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
  await buildStale();
  const at = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-visit-'));
  const { PATH = '' } = process.env;
  const server = spawn('node', [main], {
    env: {
      PATH,
      LK_PORT: `${port}`,
      LK_PUBLIC_URL: at,
      LK_DATABASE_URL: `sqlite:${join(folder, 'visit.sqlite')}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(at, server);
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    await visit(browser, at).finally(() => browser.close());
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
