// npm run themes:sheet [-- --lang=CODE FOLDER]: photographs all themes side by side, as phones and as pages, plain and
// presenter, each with another car and palette; in Malay unless told.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '@loan-kereta/sdk/languages';
import { root } from '../../scripts/run.ts';
import { visitStorybook } from './built-storybook.ts';
import { writePicture } from './pictures.ts';

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: 'ms' } },
  allowPositionals: true,
});
const [folder = 'docs/images'] = positionals;
const { lang: language } = values;
if (!isLanguage(language)) throw new Error(`There are no words for --lang=${language}.`);
const target = resolve(process.env.INIT_CWD ?? root, folder);

/** The containers' widths, and how wide a window has five of them in a row, or four. */
const sheets = [
  { width: '390', window: 1320 },
  { width: '1280', window: 1640 },
];

mkdirSync(target, { recursive: true });
await visitStorybook({}, async ({ open }) => {
  for (const { width, window } of sheets) {
    for (const presenter of ['off', 'on']) {
      const page = await open('themes-all-twenty--varied', { width, presenter, language });
      await page.setViewportSize({ width: window, height: 900 });
      // What is out of sight is not drawn, so all of it has to be in sight.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: window, height });
      const kind = [
        width,
        ...(presenter === 'on' ? ['presenter'] : []),
        ...(language === 'ms' ? [] : [language]),
      ];
      await writePicture(page, `${target}/themes-${kind.join('-')}.webp`);
      await page.close();
    }
  }
});
