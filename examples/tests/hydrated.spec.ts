import type { Page } from '@playwright/test';
import { renderToString } from 'react-dom/server';
import { complaints, expect, figure, type Host, test } from './host.ts';
import { view } from './hydrated/view.ts';
import { bundle } from './sdk.ts';

/** Opens what a server has rendered. @returns the address of the script with which React takes it over */
async function openRendered(page: Page, host: Host): Promise<string> {
  const entry = new URL('hydrated/start.ts', import.meta.url).pathname;
  const start = host.page(await bundle(entry), { 'content-type': 'text/javascript' });
  await page.goto(
    host.page(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head>
      <body><div id="root">${renderToString(view)}</div></body></html>`),
  );
  return start;
}

test('a server’s page that React takes over before the calculator comes', async ({ page, host, baseURL }) => {
  const heard = await complaints(page);
  await page.addScriptTag({ type: 'module', url: await openRendered(page, host) });
  await page.addScriptTag({ url: `${baseURL}/loan-kereta.js` });
  // 58,260 at 2.90 % over 5 years: 58,260 x 1.145 / 60.
  await expect(figure(page)).toHaveText(['RM1,112']);
  await expect(page).toHaveTitle('1 × RM1112');
  expect(heard).toEqual([]);
});

test('a server’s page on which the calculator shows before React takes it over', async ({
  page,
  host,
  baseURL,
}) => {
  const heard = await complaints(page);
  const start = await openRendered(page, host);
  await page.addScriptTag({ url: `${baseURL}/loan-kereta.js` });
  await expect(figure(page)).toHaveText(['RM1,112']);
  await page.addScriptTag({ type: 'module', url: start });
  // Its first figure is told all the same, and under StrictMode too only once.
  await expect(page).toHaveTitle('1 × RM1112');
  await expect(figure(page)).toHaveText(['RM1,112']);
  expect(heard).toEqual([]);
});
