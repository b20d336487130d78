// npm run matrix -w @loan-kereta/stories [-- --fonts=linux --themes=theme-13,clean-white,basic --widths=320 --languages=ms]: measures every
// theme, template, top bar and dialog in every set of fonts, width and language with three figures. Fails when there are faults.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { planNames, themeId, themes } from '@loan-kereta/sdk/plans';
import { templates } from '@loan-kereta/widget/templates';
import { preactForWidget } from '@loan-kereta/widget/vite';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../scripts/chromium.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { type FontSet, fontconfigFile, fontSets } from '../../scripts/fonts.ts';
import type { Fault, Matrix } from '../src/matrix/page.ts';
import { reportMatrix } from './matrix-report.ts';

const { values } = parseArgs({
  options: {
    fonts: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    languages: { type: 'string' },
  },
});

/** The entries of `all` that an option names, separated by commas. @throws Error when it names another */
function picked<Name extends string>(option: string | undefined, all: readonly Name[]): readonly Name[] {
  const asked = option?.split(',') ?? all;
  const unknown = asked.filter(name => !(all as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  return asked as readonly Name[];
}

/** Windows by the width of their calculator, in px: a column of 280 px stands on a page as low as a small phone. */
const heights = { 280: 640, 320: 640, 360: 640, 390: 844, 768: 1024, 1280: 800 } as const;

const tours: Readonly<Record<keyof Matrix, readonly string[]>> = {
  ofThemes: themes.map(({ number }) => themeId(number)),
  ofTemplates: templates.map(({ key }) => key),
  ofDialogs: Object.keys(planNames),
};
const sets = picked(values.fonts, Object.keys(fontSets) as FontSet[]);
const subjects = picked(values.themes, Object.values(tours).flat());
const widths = picked(values.widths, Object.keys(heights)).map(Number) as (keyof typeof heights)[];
const languages = picked(values.languages, languageCodes);

const root = fileURLToPath(new URL('../src/matrix/', import.meta.url));
// Two runs at once have a folder each.
const outDir = mkdtempSync(join(tmpdir(), 'loan-kereta-matrix-'));
await build({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [preactForWidget()],
  build: { outDir, emptyOutDir: true },
});
const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir } });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');

/** Leads one browser with one set of fonts through the matrix. */
async function faultsIn(set: FontSet): Promise<Fault[]> {
  const env = { ...process.env, FONTCONFIG_FILE: fontconfigFile(set) };
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, env });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'matrix' in window);
    const faults: Fault[] = [];
    for (const width of widths) {
      // A calculator in a column of 280 px follows its column; no phone is as narrow.
      await page.setViewportSize({ width: Math.max(width, 320), height: heights[width] });
      for (const [tour, all] of Object.entries(tours) as [keyof Matrix, readonly string[]][]) {
        const of = all.filter(name => subjects.includes(name));
        if (of.length === 0) continue;
        const found = await page.evaluate(
          ([name, options]) => (window as unknown as { matrix: Matrix }).matrix[name](options),
          [tour, { width, languages, of }] as const,
        );
        faults.push(...found);
      }
      console.error(`${set} ${width}: ${faults.length} faults so far`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}

const found = new Map<FontSet, readonly Fault[]>();
const waiting = [...sets];
const work = async () => {
  for (let set = waiting.shift(); set; set = waiting.shift()) found.set(set, await faultsIn(set));
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
await server.close();
rmSync(outDir, { recursive: true });
process.exitCode = reportMatrix(found) > 0 ? 1 : 0;
