// npm run lighthouse [-- --page=NAME … --runs=N]: looks at the pages named with Lighthouse, as on a phone, and writes what
// it finds to docs/lighthouse.json. Lighthouse is fetched when it is needed: with its 176 MB it would weigh on every `npm ci`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { chromiumFlags } from '../scripts/chromium-flags.ts';
import { freePort } from '../scripts/free-port.ts';
import { root, run } from '../scripts/run.ts';
import { startProduct } from './product.ts';
import { signInDemo } from './sign-in.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Scores = Readonly<Record<Category, number>>;

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
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}

/** What the score for speed is made of. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

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

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

await buildStale();
const { at, stop } = await startProduct(await freePort());
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-lighthouse-'));
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath,
  args: [...chromiumFlags, `--remote-debugging-port=${port}`],
});

async function look(address: string): Promise<Report> {
  await forgetVisit(context, at);
  const path = join(folder, 'report.json');
  const report = ['--quiet', '--output=json', `--output-path=${path}`];
  const asked = [`--only-categories=${categories.join()}`, '--throttling-method=simulate'];
  const browser = [`--port=${port}`, '--disable-storage-reset'];
  await run('npx', ['--yes', `lighthouse@${version}`, address, ...report, ...asked, ...browser]);
  return JSON.parse(readFileSync(path, 'utf8'));
}

try {
  const found: Record<string, Scores> = {};
  for (const name of values.page) {
    const page = pages[name];
    if (!page) throw new Error(`There is no page ${name}; there are ${Object.keys(pages).join(', ')}.`);
    if (page.signedIn) await signIn(context, at);
    const reports: Report[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await look(at + page.path));
    const [last] = reports.slice(-1);
    if (!last) continue;
    const performance = reports.map(each => scoresOf(each).performance);
    found[name] = { ...scoresOf(last), performance: median(performance) };
    process.stdout.write(`${name} ${JSON.stringify(found[name])} ${performance.join(' ')}\n`);
    for (const metric of metrics) process.stdout.write(`  ${metric} ${last.audits[metric]?.displayValue}\n`);
    for (const fault of faultsOf(last)) process.stdout.write(`  ${fault}\n`);
  }
  const summary = { lighthouse: version, device: 'mobile', runs: Number(values.runs), pages: found };
  writeFileSync(join(root, 'docs/lighthouse.json'), `${JSON.stringify(summary, null, 2)}\n`);
} finally {
  await context.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
