// npm run themes:compare -- BASE [FOLDER] [--themes=theme-01,theme-18]: builds the widget as it was at the commit BASE and as it is now, draws every
// theme of both in one browser, and shows side by side what differs, with a figure. Nothing is kept to compare with, so
// it does not matter which fonts a machine has.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { themeId, themes } from '@loan-kereta/sdk/plans';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../../scripts/chromium.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { endCommandsOnSignal, root, run } from '../../scripts/run.ts';
import { embedOf } from '../src/stage/embed-response.ts';
import { type Difference, differenceOf } from './difference.ts';

interface Look {
  readonly theme: string;
  readonly width: number;
  readonly presenter: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { themes: { type: 'string' } },
});
const every = themes.map(({ number }) => themeId(number));
const asked = values.themes?.split(',') ?? every;
const unknown = asked.filter(theme => !every.some(each => each === theme));
if (unknown.length > 0) throw new Error(`No such theme: ${unknown.join(', ')}.`);

const looks: readonly Look[] = asked.flatMap(theme =>
  [390, 1280].flatMap(width => [false, true].map(presenter => ({ theme, width, presenter }))),
);

/** Builds the widget of the checkout at `folder` and serves it; what it asks of the API is answered in `drawAll`. */
async function serveWidget(folder: string) {
  await run('npm', ['run', '--silent', 'build', '-w', '@loan-kereta/widget', '--prefix', folder], {
    output: 'collect',
  });
  const server = await preview({
    configFile: false,
    root: join(folder, 'widget'),
    logLevel: 'error',
    build: { outDir: 'dist' },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, close: () => server.close() };
}

const pageOf = ({ theme, presenter }: Look) =>
  `<!doctype html><html lang="ms"><meta name="viewport" content="width=device-width"><style>body{margin:0}</style>
<script async src="/loan-kereta.js"></script><loan-kereta advisor="aisyah-klang" theme="${theme}" ${presenter ? 'presenter' : ''}></loan-kereta>`;

const isDrawn = (theme: string) => {
  const drawn = document.querySelector('loan-kereta')?.shadowRoot?.querySelector(`.lk[data-theme=${theme}]`);
  return !!drawn?.querySelector('[part~=instalment]') && !!drawn.querySelector('svg, img');
};

async function draw(page: Page, url: string, look: Look): Promise<Buffer> {
  const address = new URL('/compare', url).href;
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body: pageOf(look) }));
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(isDrawn, look.theme);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.width, height });
  return page.screenshot({ animations: 'disabled', fullPage: true });
}

async function drawAll(browser: Browser, url: string): Promise<Buffer[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // An advisor who may use all twenty: without one a calculator has the themes of the lowest plan.
  await page.route('**/api/embed/**', route => route.fulfill({ json: embedOf({}) }));
  const drawn: Buffer[] = [];
  for (const look of looks) drawn.push(await draw(page, url, look));
  await page.close();
  return drawn;
}

const nameOf = ({ theme, width, presenter }: Look) => `${theme}-${width}${presenter ? '-presenter' : ''}`;
const percentOf = ({ share }: Difference) => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`;

const [base, target = join(tmpdir(), 'loan-kereta-themes-compared')] = positionals;
if (!base) {
  console.error('Say which commit to compare with: npm run themes:compare -- main');
  process.exit(2);
}
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
endCommandsOnSignal();

const folder = resolve(process.env.INIT_CWD ?? root, target);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const checkout = mkdtempSync(join(tmpdir(), 'loan-kereta-base-'));
await run('git', ['worktree', 'add', '--force', '--detach', checkout, base], { output: 'collect' });

let differing = 0;
try {
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', checkout], {
    output: 'collect',
  });
  const [before, now] = [await serveWidget(checkout), await serveWidget(root)];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const [drawnBefore, drawnNow] = [await drawAll(browser, before.url), await drawAll(browser, now.url)];
    const rows: string[] = [];
    for (const [index, look] of looks.entries()) {
      const [one, other] = [drawnBefore[index], drawnNow[index]];
      if (!one || !other) throw new Error(`${nameOf(look)} was not drawn.`);
      const difference = differenceOf(one, other);
      if (difference.pixels === 0) continue;
      differing += 1;
      const name = nameOf(look);
      writeFileSync(join(folder, `${name}.png`), difference.sideBySide);
      rows.push(
        `<h2>${name}: ${percentOf(difference)}</h2><img src="${name}.png" alt="before, now, what differs">`,
      );
      console.log(`${name.padEnd(28)} ${percentOf(difference)}  ${difference.pixels} pixels`);
    }
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Themes since ${base}</title><style>body{font:16px system-ui;margin:24px}img{max-width:100%}</style><p>Before, now, and in red what differs.</p>${rows.join('\n') || '<p>Nothing differs.</p>'}`,
    );
  } finally {
    await browser.close();
    await Promise.all([before.close(), now.close()]);
  }
} finally {
  await run('git', ['worktree', 'remove', '--force', checkout], { output: 'collect' });
}
console.log(
  differing === 0
    ? `None of ${looks.length} looks differs from ${base}.`
    : `${differing} of ${looks.length} looks differ from ${base}: ${join(folder, 'index.html')}`,
);
