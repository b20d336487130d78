import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** A site of somebody else's that has this in each page. */
async function siteWith(body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Harga</title>${body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}/harga`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const loader = (site = '') => `<script async src="${site}/loan-kereta.js"></script>`;

/** The public name of the signed-in advisor. */
const ownSlug = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/me/calculator')).json()).advisor.slug;

/** Checks a page as a person does. @returns the tab that opened */
async function check(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.getByLabel('Address of the page').fill(address);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Check the page' }).click();
  return opened;
}

test('a calculator that works reports once, and the checked page has no opener', async ({
  page,
  context,
  baseURL,
}) => {
  // By itself the console's policy for openers would take the opener away.
  await page.route('**/embed', async route => {
    const response = await route.fetch();
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await signInFresh(page, '/embed');
  const slug = await ownSlug(page);
  using site = await siteWith(`<loan-kereta advisor="${slug}"></loan-kereta>${loader(baseURL)}`);
  const tab = await check(page, context, `http://${site.address}#top`);
  await expect(page.getByText(`The calculator works on ${site.address}.`)).toBeVisible();
  expect(new URL(tab.url()).hash).toMatch(/^#loan-kereta-[\w-]{43}$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expectSound(page);
  const sent: string[] = [];
  tab.on('request', request => sent.push(request.url()));
  await tab.goto(`http://${site.address}?again#loan-kereta-prices`);
  await expect(tab.locator('loan-kereta [part~=instalment]')).toContainText('RM471');
  await tab.evaluate(() => window.LoanKereta?.diagnose());
  expect(sent.filter(url => url.endsWith('/api/embed-check'))).toEqual([]);
});

test('the faults of a page show in plain words, and as diagnose() has them', async ({
  page,
  context,
  baseURL,
}) => {
  await signInFresh(page, '/embed');
  using site = await siteWith(`<loan-kereta advisor="nobody-here"></loan-kereta>${loader(baseURL)}`);
  await check(page, context, `http://${site.address}`);
  await expect(page.getByText(`The calculator does not work on ${site.address} yet.`)).toBeVisible();
  await expect(page.getByText('The name in the code is nobody’s.')).toBeVisible();
  await page.getByText('For whoever builds the page').click();
  await expect(page.getByText('advisor_unknown')).toBeVisible();
});

test('a page with only the script reports a missing element', async ({ page, context, baseURL }) => {
  await signInFresh(page, '/embed');
  using site = await siteWith(loader(baseURL));
  await check(page, context, `http://${site.address}`);
  await expect(page.getByText('The script is there, the calculator’s place is not.')).toBeVisible();
});

test('a lazy frame far below reports', async ({ page, context, baseURL }) => {
  await signInFresh(page, '/embed');
  const slug = await ownSlug(page);
  const frame = `<iframe data-loan-kereta loading="lazy" src="${baseURL}/a/${slug}" height="760"></iframe>`;
  using site = await siteWith(
    `<div style="height:9000px"></div>${frame}<script async src="${baseURL}/loan-kereta-frame.js"></script>`,
  );
  await check(page, context, `http://${site.address}`);
  await expect(page.getByText(`The calculator works on ${site.address}.`)).toBeVisible();
});

test('a code of another advisor is no success', async ({ page, context, baseURL }) => {
  await signInFresh(page, '/embed');
  using site = await siteWith(`<loan-kereta advisor="demo-basic"></loan-kereta>${loader(baseURL)}`);
  await check(page, context, `http://${site.address}#/prices`);
  await expect(page.getByText('The code there is for “demo-basic”, not for you.')).toBeVisible();
  await expect(page.getByText('The calculator works')).toHaveCount(0);
});

test('a silent page shows the reasons after thirty seconds', async ({ page, context }) => {
  await page.clock.install();
  await signInFresh(page, '/embed');
  using site = await siteWith('<p>Nothing here</p>');
  await check(page, context, `http://${site.address}`);
  await expect(page.getByText(`Waiting for the calculator on ${site.address}…`)).toBeVisible();
  await page.clock.fastForward('00:31');
  await expect(page.getByText('Nothing has reported yet.')).toBeVisible();
  await expectSound(page);
});

test('where the browser opens no tab, the page has a link', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInFresh(page, '/embed');
  await page.getByLabel('Address of the page').fill('dealer.example/harga');
  await page.getByRole('button', { name: 'Check the page' }).click();
  const link = page.getByRole('link', { name: 'Open the page' });
  await expect(link).toHaveAttribute('href', /^https:\/\/dealer\.example\/harga#loan-kereta-[\w-]{43}$/);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('an invalid address is refused at its field and stays there', async ({ page, context }) => {
  await signInFresh(page, '/embed');
  const field = page.getByLabel('Address of the page');
  for (const wrong of [
    '',
    'harga',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'https://u:p@dealer.example',
  ]) {
    await field.fill(wrong);
    await page.getByRole('button', { name: 'Check the page' }).click();
    await expect(page.getByText('Please enter an address such as')).toBeVisible();
    await expect(field).toHaveValue(wrong);
    await expect(field).toBeFocused();
  }
  expect(context.pages()).toHaveLength(1);
});
