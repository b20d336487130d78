// Drags one deposit on a page with twenty calculators, at a quarter of this machine's speed, and prints as JSON the
// long tasks that the browser saw and how a frame of it compares with a frame of the same page with one calculator.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

const port = 4319;
const at = `http://127.0.0.1:${port}`;
const slowdown = 4;
const steps = 120;

const page = (count: number) =>
  `<!doctype html><title>${count}</title><script async src="${at}/loan-kereta.js"></script>${Array.from(
    { length: count },
    (_, index) =>
      `<loan-kereta advisor="demo-diamond" theme="theme-${String(index + 1).padStart(2, '0')}"></loan-kereta>`,
  ).join('')}`;

/** Drags the first calculator's deposit from end to end, one step a frame; times in ms. */
async function drag(browser: Browser, count: number) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.route(`${at}/bench`, route => route.fulfill({ contentType: 'text/html', body: page(count) }));
  await tab.goto(`${at}/bench`);
  await tab.waitForFunction(
    wanted => [...document.querySelectorAll('loan-kereta')].filter(({ result }) => result).length === wanted,
    count,
  );
  await tab.waitForTimeout(2000);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const seen = await tab.evaluate(async steps => {
    const longTasks: number[] = [];
    new PerformanceObserver(list => {
      longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: 'longtask' });
    const slider = document
      .querySelector('loan-kereta')
      ?.shadowRoot?.querySelector<HTMLInputElement>('[part=deposit] input[type=range]');
    if (!slider) throw new Error('There is no deposit to drag.');
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const work: number[] = [];
    for (let step = 0; step <= steps; step++) {
      await frame();
      const started = performance.now();
      slider.value = `${(Number(slider.max) * step) / steps}`;
      slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      // The drawing is a microtask; what style and layout cost then is asked for by reading a size.
      await Promise.resolve();
      slider.getBoundingClientRect();
      work.push(performance.now() - started);
    }
    await frame();
    const sorted = work.sort((a, b) => a - b);
    return { longTasks, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
  }, steps);
  await tab.close();
  return seen;
}

const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-bench-'));
const server = spawn('node', [fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))], {
  env: {
    ...process.env,
    LK_PORT: `${port}`,
    LK_PUBLIC_URL: at,
    LK_DATABASE_URL: `sqlite:${join(folder, 'db.sqlite')}`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const isReady = () =>
    fetch(`${at}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise(resolve => setTimeout(resolve, 200));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const one = await drag(browser, 1);
  const twenty = await drag(browser, 20);
  await browser.close();
  const ratio = Number((twenty.median / one.median).toFixed(2));
  console.log(JSON.stringify({ slowdown, steps, one, twenty, twentyToOne: ratio }, null, 2));
  if (twenty.longTasks.some(duration => duration > 50)) process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
