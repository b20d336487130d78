// npm run themes:sheet [-- --lang=CODE FOLDER]: photographs all themes side by side, as phones and as pages, plain and
// presenter, each with another car and palette, some with a photo or a long name; in Malay unless told.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '@loan-kereta/sdk/languages';
import { root } from '../../scripts/run.ts';
import { tellStory, visitStorybook } from './built-storybook.ts';
import { photographCar, writePicture } from './pictures.ts';

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: 'ms' } },
  allowPositionals: true,
});
const [folder = 'docs/images'] = positionals;
const { lang: language } = values;
if (!isLanguage(language)) throw new Error(`There are no words for --lang=${language}.`);
const target = resolve(process.env.INIT_CWD ?? root, folder);

const story = 'themes-all-twenty--varied';

/** The containers' widths, and how wide a window has five of them in a row, or four. */
const sheets = [
  { width: '390', window: 1320 },
  { width: '1280', window: 1640 },
];

mkdirSync(target, { recursive: true });
await visitStorybook({}, async ({ open }) => {
  const photo = await photographCar(open);
  for (const { width, window } of sheets) {
    for (const presenter of ['off', 'on']) {
      const page = await open(story, { width, presenter, language });
      await tellStory(page, 'updateStoryArgs', { storyId: story, updatedArgs: { photo } });
      await tellStory(page, 'forceRemount', { storyId: story });
      await page.waitForFunction(() => {
        const widgets = [...document.querySelectorAll('[data-calculator]')].map(
          ({ shadowRoot }) => shadowRoot,
        );
        return (
          widgets.some(widget => widget?.querySelector('.lk-photo')) &&
          widgets.every(widget => widget?.querySelector('.lk svg, .lk img'))
        );
      });
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
