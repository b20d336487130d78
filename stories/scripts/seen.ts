// npm run themes:seen [-- FOLDER]: the pictures of docs/themes-seen.md: every fault that was seen as it is now, and five
// changes frame by frame.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { themeId } from '@loan-kereta/sdk/plans';
import type { Page } from 'playwright';
import { root } from '../../scripts/run.ts';
import { hardAdvisor } from '../src/stage/hard.ts';
import { tellStory, type Visit, visitStorybook } from './built-storybook.ts';
import { filmChanges } from './film.ts';
import { type Row, writeSheet } from './pictures.ts';
import { type Look, modelsOf, onAPage, onAPhone, type StoryLook } from './seen-looks.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = 'docs/images'] = positionals;
const target = resolve(process.env.INIT_CWD ?? root, folder);

/** Any calculator, as large as the window. */
const stage = 'states-measured--measured';
const longName = { ...hardAdvisor, branding_name: 'Muhammad Aiman Hafizuddin bin Abdul Rahman Shahril' };

/** A photo such as a dealer's: a car before its surroundings, opaque to the corners. */
async function photograph(open: Visit['open']): Promise<string> {
  const page = await open('themes-01-card-compact--card-compact', { width: 'full' });
  const car = page.locator('.lk-car-art').first();
  await car.evaluate(drawing => {
    drawing.style.background = 'linear-gradient(#8fb3cf, #dfe7ea 58%, #8b8f86 58%, #5f635f)';
  });
  const picture = await car.screenshot({ type: 'jpeg' });
  await page.close();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

async function lookAt(page: Page, look: Look, photo: string): Promise<Buffer> {
  const { theme, width = 390, palette = 'default', live = false, car, at, press } = look;
  await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
  const updatedArgs = {
    theme: themeId(theme),
    models: modelsOf(look, photo),
    advisor: live ? longName : {},
    options: { model: car },
  };
  await tellStory(page, 'updateGlobals', { globals: { palette, presenter: live ? 'on' : 'off' } });
  await tellStory(page, 'updateStoryArgs', { storyId: stage, updatedArgs });
  await tellStory(page, 'forceRemount', { storyId: stage });
  const widget = page.locator(`.lk[data-theme="${themeId(theme)}"]`);
  await widget.locator('svg, img').first().waitFor();
  if (press) await widget.locator(press).first().click();
  await page.evaluate(() => window.scrollTo(0, 0));
  if (at) {
    await widget
      .locator(`[part~=${at}]`)
      .evaluate(part => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await widget.locator('[part=result-strip], [part~=instalment]').first().waitFor();
  }
  // What a theme fetches after its figure: a typeface, the pictures to choose by.
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled' });
}

async function lookAtStory(open: Visit['open'], { story, globals, press }: StoryLook): Promise<Buffer> {
  const page = await open(story, { width: '390', ...globals });
  await page.setViewportSize({ width: 390, height: 844 });
  if (press) await page.getByRole('button', { name: press }).click();
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

mkdirSync(target, { recursive: true });
await visitStorybook({}, async ({ context, open }) => {
  const photo = await photograph(open);
  const page = await open(stage, { width: 'full' });
  const rowsOf = async (looks: Readonly<Record<string, readonly (Look | StoryLook)[]>>) => {
    const rows: Row[] = [];
    for (const [title, row] of Object.entries(looks)) {
      const shots = [];
      for (const look of row) {
        const picture = 'story' in look ? await lookAtStory(open, look) : await lookAt(page, look, photo);
        shots.push({ label: look.label, picture });
      }
      rows.push({ title, shots });
    }
    return rows;
  };
  await writeSheet(context, await rowsOf(onAPhone), 340, `${target}/themes-seen-390.webp`);
  await writeSheet(context, await rowsOf(onAPage), 300, `${target}/themes-seen-1280.webp`);
  await writeSheet(context, await filmChanges(open), 320, `${target}/themes-changing.webp`);
});
