// Takes the README's pictures of the example page: npm run screenshots.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';

const port = 4318;
const at = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-screenshots-'));
const images = fileURLToPath(new URL('../docs/images/', import.meta.url));

const server = spawn('node', [fileURLToPath(new URL('../api/src/main.ts', import.meta.url))], {
  env: {
    ...process.env,
    LK_PORT: `${port}`,
    LK_PUBLIC_URL: at,
    LK_DATABASE_URL: `sqlite:${join(folder, 'db.sqlite')}`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const isReady = () =>
  fetch(`${at}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise(resolve => setTimeout(resolve, 200));

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
});
for (const width of [390, 1280]) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
  });
  await page.goto(`${at}/examples/script-tag/`);
  await page.getByLabel('Model').selectOption('Myvi');
  await page.locator('loan-kereta svg').waitFor();
  await page.locator('#kira').scrollIntoViewIfNeeded();
  const whole = width > 500;
  await page.screenshot({ path: `${images}example-${width}.png`, fullPage: whole });
  await page.close();
}
await browser.close();
server.kill();
rmSync(folder, { recursive: true, force: true });
