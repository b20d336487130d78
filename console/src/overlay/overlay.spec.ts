import { expect, test } from '@playwright/test';
import { watch } from '../testing/visit.ts';

test('custom CSS of an OBS browser source applies', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/live');
  const style = () =>
    page.evaluate(() => {
      const { backgroundColor, opacity } = getComputedStyle(document.body);
      return { backgroundColor, opacity };
    });
  await expect.poll(style).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', opacity: '1' });
  // As obs-browser does it when a page has loaded.
  await page.evaluate(css => {
    const added = document.createElement('style');
    added.innerHTML = decodeURIComponent(css);
    document.querySelector('head')?.appendChild(added);
  }, encodeURIComponent('body { background-color: rgba(0, 0, 0, 0); opacity: 0.5; }'));
  await expect.poll(style).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', opacity: '0.5' });
  expect(complaints).toEqual([]);
});
