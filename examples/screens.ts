// npm run screens:sheet [-- --page=NAME … --lang=CODE … --width=PX … --scheme=light|dark … FOLDER]: photographs every page
// of the site and the admin centre, in each language, light and dark, at each width, side by side on one sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languageCodes, languages } from '@loan-kereta/sdk/languages';
import type { Viewer } from '@loan-kereta/sdk/pages';
import type { Browser, BrowserContext } from '@playwright/test';
import { root } from '../scripts/run.ts';
import { liven } from './lively.ts';
import { withManyUsers } from './many-users.ts';
import { contextOf, openScreen, type Screen, screens, screensNamed } from './screen-list.ts';
import { visitProduct } from './visit.ts';

const heights: Readonly<Record<string, number>> = { 320: 640, 390: 844, 1280: 800, 1440: 900 };
const schemes = ['light', 'dark'] as const;
/** How high a picture is on the sheet, in px. */
const thumbnail = 300;

const { values, positionals } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: screens.map(({ name }) => name) },
    lang: { type: 'string', multiple: true, default: [...languageCodes] },
    width: { type: 'string', multiple: true, default: Object.keys(heights) },
    scheme: { type: 'string', multiple: true, default: [...schemes] },
  },
  allowPositionals: true,
});
const chosen = screensNamed(values.page);
const target = resolve(process.env.INIT_CWD ?? root, positionals[0] ?? 'test-results/screens');

interface Picture {
  readonly page: string;
  readonly label: string;
  readonly file: string;
}

/** Photographs one page in a language: loaded once, and then as wide and as dark as asked. */
async function photograph(context: BrowserContext, screen: Screen, lang: string): Promise<Picture[]> {
  const { name } = screen;
  const taken: Picture[] = [];
  const page = await openScreen(context, screen);
  for (const width of values.width) {
    await page.setViewportSize({ width: Number(width), height: heights[width] ?? 800 });
    for (const scheme of values.scheme) {
      await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
      // What is laid out anew is drawn in the next frame.
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
      const label = [lang, width, scheme].join(' ');
      const file = `${name}-${lang}-${width}-${scheme}.jpg`;
      await page.screenshot({ path: join(target, file), type: 'jpeg', quality: 82, animations: 'disabled' });
      taken.push({ page: name, label, file });
    }
  }
  await page.close();
  return taken;
}

const sheetOf = (taken: readonly Picture[]): string => `<!doctype html><meta charset="utf-8"><style>
  body { width: max-content; margin: 24px; font: 14px system-ui; background: #d9d9d4 }
  div { display: flex; gap: 8px; margin-bottom: 24px } img { display: block; height: ${thumbnail}px }
</style>${Object.entries(Object.groupBy(taken, ({ page }) => page))
  .map(
    ([name, row = []]) =>
      `<h2>${name}</h2><div>${row.map(({ label, file }) => `<figure style="margin:0"><img src="${file}"><figcaption>${label}</figcaption></figure>`).join('')}</div>`,
  )
  .join('')}`;

/** Photographs all that was chosen, and puts it on the sheet. */
async function draw(browser: Browser, at: string): Promise<void> {
  await liven(browser, at);
  const taken: Picture[] = [];
  for (const lang of values.lang) {
    const { locale } = languages[lang as Language];
    for (const [viewer, screens = []] of Object.entries(Object.groupBy(chosen, each => each.viewer))) {
      const context = await contextOf(browser, at, viewer as Viewer, locale);
      for (const each of screens) taken.push(...(await photograph(context, each, lang)));
      await context.close();
    }
  }
  taken.sort((one, other) => one.page.localeCompare(other.page));
  writeFileSync(join(target, 'sheet.html'), sheetOf(taken));
  const page = await browser.newPage();
  await page.goto(`file://${join(target, 'sheet.html')}`);
  const { width, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth + 24, height: scrollHeight };
  });
  // As large as a browser can draw.
  await page.setViewportSize({ width: Math.min(width, 16_000), height: Math.min(height, 16_000) });
  const path = join(target, 'sheet.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
  process.stdout.write(`${path}\n`);
}

mkdirSync(target, { recursive: true });
// As many as make a list that goes on below, and charts that show something.
await withManyUsers(2000, database => visitProduct(draw, database));
