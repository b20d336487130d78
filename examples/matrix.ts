// npm run matrix -w @loan-kereta/examples [-- --fonts=SET,… --screens=NAME,… --widths=PX,… --languages=CODE,…]: looks at every
// page of the site and the admin centre in every set of fonts, width and language, and lists faults of their layout.
// `--pictures=FOLDER` photographs each. Exits with 1 when there is a fault.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languageCodes, languages } from '@loan-kereta/sdk/languages';
import type { Viewer } from '@loan-kereta/sdk/pages';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type FontSet, fontSets, isFontSet } from '../scripts/fonts.ts';
import { root } from '../scripts/run.ts';
import { liven } from './lively.ts';
import { withManyUsers } from './many-users.ts';
import { sellCars, showCar } from './matrix/cars.ts';
import { findFaults } from './matrix/faults.ts';
import { type Found, print, type State } from './matrix/print.ts';
import { contextOf, openScreen, type Screen, screens, screensNamed } from './screen-list.ts';
import { visitProduct } from './visit.ts';

/** Heights by width, in px. */
const heights: Readonly<Record<string, number>> = { 320: 640, 360: 800, 390: 844, 768: 1024, 1280: 800 };
/** Phones on whose first screen the front page's figure is whole, in px. */
const phones = [
  [390, 844],
  [360, 640],
  [360, 800],
] as const;

const { values } = parseArgs({
  options: {
    fonts: { type: 'string', default: Object.keys(fontSets).join() },
    screens: { type: 'string', default: screens.map(({ name }) => name).join() },
    widths: { type: 'string', default: Object.keys(heights).join() },
    languages: { type: 'string', default: languageCodes.join() },
    pictures: { type: 'string' },
  },
});
const sets = values.fonts.split(',').filter(isFontSet);
const chosen = screensNamed(values.screens.split(','));
const widths = values.widths.split(',').map(Number);
const codes = values.languages.split(',') as Language[];
const pictures = values.pictures && resolve(process.env.INIT_CWD ?? root, values.pictures);
if (pictures) mkdirSync(pictures, { recursive: true });

/** Screens that the server draws, in the language of the request. */
const fromServer: readonly string[] = ['hosted', 'notFound'];

/** Changes the language of a page, as another tab of its browser does. */
async function speak(page: Page, name: string, language: Language): Promise<void> {
  if (fromServer.includes(name)) {
    const devtools = await page.context().newCDPSession(page);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    // The language of the context would replace a header of the page.
    await devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
    await page.goto(`${new URL(page.url()).pathname}?lang=${language}`);
  } else
    await page.evaluate(code => {
      localStorage.setItem('lk.lang', code);
      dispatchEvent(new StorageEvent('storage', { key: 'lk.lang', newValue: code }));
    }, language);
  await page.waitForFunction(code => document.documentElement.lang === code, language);
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Pixels of the front page's figure below the first screen. */
const belowScreen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const figure = document.querySelector('loan-kereta')?.shadowRoot?.querySelector('[part~=instalment]');
    return (figure?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - innerHeight;
  });

type Seen = Omit<Found, keyof State>;

/** Looks at a page at every width. */
async function look(page: Page, picture: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const width of widths) {
    await resize(page, width, heights[width] ?? 800);
    seen.push(...(await page.evaluate(findFaults)).map(fault => ({ ...fault, width })));
    if (pictures) await page.screenshot({ path: join(pictures, `${picture}-${width}.png`) });
  }
  return seen;
}

/** Looks at the figure on the first screen of each phone. */
async function lookAtFigure(page: Page): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const [width, height] of phones) {
    await resize(page, width, height);
    const below = await belowScreen(page);
    const text = `${Math.round(below)} px below ${width} × ${height}`;
    if (below > 0) seen.push({ kind: 'figure not on the first screen', text, where: 'loan-kereta', width });
  }
  return seen;
}

/** Looks at a screen in every language, and at the front page's figure with every car. */
async function visit(
  context: BrowserContext,
  screen: Screen,
  fonts: FontSet,
  cars: readonly string[],
): Promise<Found[]> {
  const found: Found[] = [];
  const page = await openScreen(context, screen);
  for (const language of codes) {
    await speak(page, screen.name, language);
    const seen = await look(page, `${screen.name}-${fonts}-${language}`);
    if (screen.name === 'landing')
      for (const car of cars) {
        await showCar(page, car);
        seen.push(...(await lookAtFigure(page)));
      }
    found.push(...seen.map(fault => ({ ...fault, fonts, language, screen: screen.name })));
  }
  await page.close();
  return found;
}

/** Looks at all chosen screens in one set of fonts. */
async function visitAll(browser: Browser, at: string, fonts: FontSet): Promise<Found[]> {
  await liven(browser, at);
  const cars = await sellCars(browser, at);
  const found: Found[] = [];
  for (const [viewer, shown = []] of Object.entries(Object.groupBy(chosen, each => each.viewer))) {
    const context = await contextOf(browser, at, viewer as Viewer, languages.ms.locale);
    for (const screen of shown) {
      const started = Date.now();
      const faults = await visit(context, screen, fonts, cars);
      found.push(...faults);
      process.stderr.write(`${fonts} ${screen.name}: ${faults.length} (${Date.now() - started} ms)\n`);
    }
    await context.close();
  }
  return found;
}

const found: Found[] = [];
for (const fonts of sets)
  await withManyUsers(200, database =>
    visitProduct(
      async (browser, at) => void found.push(...(await visitAll(browser, at, fonts))),
      database,
      fonts,
    ),
  );
print(found, sets);
process.exitCode = found.length > 0 ? 1 : 0;
