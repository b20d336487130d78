// Every example, as the product serves it, on an origin that is not the API's: its figure, its complaints, and axe.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { findWithAxe } from '../../scripts/axe.ts';
import { complaints, expect, figure, test } from './host.ts';

/** The figures that each shows, from the sample prices: those of its own page, or of the frame in it. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'script-tag': ['RM471'],
  several: ['RM471', 'RM680'],
  // 58,260 - 5,000 at 2.90 % flat over 7 years: 53,260 x 1.203 / 84 = 762.76.
  element: ['RM763'],
  module: ['RM788'],
  'react-app': ['RM471'],
  'vue-app': ['RM584'],
  spa: [],
  wordpress: ['RM584'],
  frame: ['RM471'],
  'link-in-bio': [],
  'tag-manager': ['RM471'],
  'strict-csp': ['RM471'],
  obs: ['RM680'],
  parts: ['RM680'],
};

test('every example shows its figure, complains of nothing and is accessible; the index shows each', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const at = `${baseURL?.replace('127.0.0.1', 'localhost')}/examples/`;
  const heard = await complaints(page);
  for (const [name, figures] of Object.entries(examples)) {
    await page.goto(`${at}${name}/`);
    const shown =
      name === 'frame' ? page.frameLocator('iframe').locator('[part=instalment] strong') : figure(page);
    await expect(shown, name).toHaveText([...figures]);
    // An overlay is filmed and not read: it has no headings.
    if (name !== 'obs') expect(await findWithAxe(page), name).toEqual([]);
  }
  await page.goto(`${at}spa/`);
  await page.getByRole('link', { name: /^Alza/ }).click();
  await expect(figure(page)).toHaveText('RM856');
  await page.goto(`${at}link-in-bio/`);
  await page.getByRole('link', { name: /^Myvi/ }).click();
  await expect(figure(page)).toHaveText('RM680');
  await page.goto(`${at}element/`);
  await page.getByLabel('Tenure').selectOption('9');
  // 53,260 x 1.261 / 108.
  await expect(figure(page)).toHaveText('RM622');
  await page.goto(`${at}module/`);
  await expect(page.locator('#figure')).toHaveText('Ativa: RM788 a month');

  await page.goto(at);
  const previews = page.locator('iframe');
  const pages = globSync('*/index.html', { cwd: new URL('../', import.meta.url) }).map(dirname);
  expect(pages.sort()).toEqual(Object.keys(examples).sort());
  await expect(previews).toHaveCount(pages.length);
  await expect(page.getByRole('link')).toHaveCount(pages.length);
  // They are fetched when they come near: the last one is there once it is seen.
  await previews.last().scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe >> nth=-1').locator('[part=instalment] strong')).toHaveText('RM680');
  expect(heard).toEqual([]);
});
