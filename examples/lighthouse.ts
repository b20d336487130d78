// npm run lighthouse [-- --page=NAME … --runs=N]: looks at the pages named with Lighthouse, as on a phone, and writes what
// it finds of them to docs/lighthouse.json; the others stay there as they were found. Lighthouse is fetched when it is
// needed: with its 176 MB it would weigh on every `npm ci`. Each page is looked at twice: as Lighthouse does it by default,
// which slows any processor down four times, so that a quick machine is a quick phone; and slowed down to one of the
// slowest phones, whatever this machine is.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { chromiumFlags } from '../scripts/chromium-flags.ts';
import { pinFonts } from '../scripts/fonts.ts';
import { freePort } from '../scripts/free-port.ts';
import { root, run } from '../scripts/run.ts';
import { startProduct } from './product.ts';
import { signInDemo } from './sign-in.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

/** What every page is to reach as Lighthouse looks by default, in the run in the middle: the command fails otherwise. */
const least: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The pages that are looked at; those of an advisor last, as one stays signed in. */
const pages: Readonly<Record<string, { readonly path: string; readonly signedIn?: true }>> = {
  landing: { path: '/' },
  login: { path: '/login' },
  hosted: { path: '/a/demo-diamond' },
  app: { path: '/app', signedIn: true },
  account: { path: '/account', signedIn: true },
};

/** What is read of Lighthouse's own report. */
interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
  /** How quick the machine was at that moment. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
}

/** What the score for speed is made of: in ms, but for the shift, which has no unit. */
const metrics = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  totalBlockingTime: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
};

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: Object.keys(pages) },
    runs: { type: 'string', default: '3' },
  },
});

/** Leaves nothing of the visit before but who is signed in. */
async function forgetVisit(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage,indexeddb',
  });
  await page.close();
}

/** Signs in where Lighthouse's own tab finds it: in what the browser remembers. */
async function signIn(context: BrowserContext, at: string): Promise<void> {
  const user = await signInDemo(context, at, 'demo-diamond@example.com');
  const page = await context.newPage();
  await page.goto(`${at}/login`);
  await page.evaluate(text => localStorage.setItem('user', text), user);
  await page.close();
}

const scoresOf = ({ categories: found }: Report): Scores => ({
  performance: Math.round(found.performance.score * 100),
  accessibility: Math.round(found.accessibility.score * 100),
  'best-practices': Math.round(found['best-practices'].score * 100),
  seo: Math.round(found.seo.score * 100),
});

/** What a report finds fault with, beside speed, which the machine has a say in. */
const faultsOf = ({ categories: found, audits }: Report): string[] =>
  categories
    .filter(category => category !== 'performance')
    .flatMap(category => found[category].auditRefs)
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter(({ score }) => typeof score === 'number' && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);

/** What is written down of a page: of the run in the middle, by its score for speed. */
function summaryOf(reports: readonly Report[]) {
  const sorted = reports.toSorted((one, other) => scoresOf(one).performance - scoresOf(other).performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('A page is looked at once at least.');
  const { audits, environment, configSettings } = middle;
  const values = Object.entries(metrics).map(([name, audit]) => {
    const value = audits[audit]?.numericValue ?? Number.NaN;
    return [name, value < 1 ? Number(value.toFixed(3)) : Math.round(value)];
  });
  return {
    scores: scoresOf(middle),
    performanceOfEachRun: reports.map(report => scoresOf(report).performance),
    metrics: Object.fromEntries(values),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
    cpuSlowdown: Number(configSettings.throttling.cpuSlowdownMultiplier.toFixed(2)),
    faults: faultsOf(middle),
  };
}

const summaryPath = join(root, 'docs/lighthouse.json');

/** What was found of other pages before, by the same version. */
function foundBefore(): Readonly<Record<string, unknown>> {
  if (!existsSync(summaryPath)) return {};
  const before = JSON.parse(readFileSync(summaryPath, 'utf8'));
  return before.lighthouse === version ? before.pages : {};
}

await buildStale();
pinFonts();
const { at, stop } = await startProduct(await freePort());
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-lighthouse-'));
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

/** How quick the phone is that Lighthouse draws a page for, a Moto G Power: Chromium's own tools calibrate by this. */
const phoneIndex = 264;

/** Looks at a page from nothing. @param slowdown how many times slower than this machine; four times unless told */
async function look(address: string, slowdown = 4): Promise<Report> {
  await forgetVisit(context, at);
  const path = join(folder, 'report.json');
  const report = ['--quiet', '--output=json', `--output-path=${path}`];
  const asked = [`--only-categories=${categories.join()}`, '--throttling-method=simulate'];
  asked.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
  const browser = [`--port=${port}`, '--disable-storage-reset'];
  await run('npx', ['--yes', `lighthouse@${version}`, address, ...report, ...asked, ...browser]);
  return JSON.parse(readFileSync(path, 'utf8'));
}

try {
  const found: Record<string, unknown> = { ...foundBefore() };
  const short: string[] = [];
  for (const name of values.page) {
    const page = pages[name];
    if (!page) throw new Error(`There is no page ${name}; there are ${Object.keys(pages).join(', ')}.`);
    if (page.signedIn) await signIn(context, at);
    const byDefault: Report[] = [];
    const onSlowPhone: Report[] = [];
    // The first has the server read what it then remembers, and says how quick this machine is.
    let { benchmarkIndex } = (await look(at + page.path)).environment;
    for (let run = 0; run < Number(values.runs); run += 1) {
      byDefault.push(await look(at + page.path));
      const report = await look(at + page.path, Math.max(1, benchmarkIndex / phoneIndex));
      onSlowPhone.push(report);
      benchmarkIndex = report.environment.benchmarkIndex;
    }
    const summary = summaryOf(byDefault);
    for (const category of categories)
      if (summary.scores[category] < least[category])
        short.push(`${name}: ${category} ${summary.scores[category]}, not ${least[category]}`);
    found[name] = { ...summary, onSlowPhone: summaryOf(onSlowPhone) };
    process.stdout.write(`${name} ${JSON.stringify(found[name], null, 2)}\n`);
  }
  const chromium = context.browser()?.version();
  const summary = { lighthouse: version, chromium, device: 'mobile', throttling: 'simulate', pages: found };
  writeFileSync(summaryPath, `${JSON.stringify(summary, null, 2)}\n`);
  if (short.length > 0) throw new Error(short.join('\n'));
} finally {
  await context.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
