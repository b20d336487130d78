import type { Page } from '@playwright/test';
import { findWithAxe } from '../../scripts/axe.ts';
import { complaints, expect, figure, test } from './host.ts';

const view = (page: Page, name: string) => page.locator('header nav').getByRole('link', { name }).click();
const model = (page: Page, name: string) => page.locator('main').getByRole('link', { name }).click();
const last = (page: Page) => page.locator('#last');

test('a car leads to its figure, which stays in sight in every view', async ({ page, host }) => {
  const heard = await complaints(page);
  await page.goto(`${host.url}/spa/`);
  await model(page, 'Alza');
  await expect(page).toHaveTitle('Kira ansuran · Pantai Auto');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // 76,280 at 2.35 % flat over 9 years: 76,280 x 1.2115 / 108 = 855.68.
  await expect(figure(page)).toHaveText('RM856');
  await view(page, 'Hubungi');
  await expect(page.locator('loan-kereta')).toHaveCount(0);
  await expect(last(page)).toHaveText('Alza 1.5 X: RM856 sebulan, 9 tahun');
  await page.goBack();
  await expect(figure(page)).toHaveText('RM856');
  expect(heard).toEqual([]);
});

test('another model in the same view is an attribute: nothing is loaded, and the tenure stays', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/spa/#/kira/axia`);
  await expect(figure(page)).toHaveText('RM471');
  await page.getByRole('radio', { name: '5 tahun' }).check();
  // What comes after the figure: the drawing, and the wording of the message.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await model(page, 'Myvi');
  // 58,260 at 2.90 % over 5 years: 58,260 x 1.145 / 60.
  await expect(figure(page)).toHaveText('RM1,112');
  await page.goBack();
  await expect(figure(page)).toHaveText('RM769');
  expect(requests).toEqual([]);
});

test('the script is loaded once, and twenty changes of view leave the page as it was', async ({
  page,
  host,
}) => {
  const heard = await complaints(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto(`${host.url}/spa/#/kira`);
  await expect(figure(page)).toHaveText('RM471');
  const state = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      style: document.body.getAttribute('style'),
      globals: Object.keys(window).length,
    }));
  const before = await state();
  for (let round = 0; round < 20; round++) {
    await view(page, 'Utama');
    await expect(page.locator('loan-kereta')).toHaveCount(0);
    await view(page, 'Kira ansuran');
    await expect(figure(page)).toHaveText('RM471');
  }
  expect(await state()).toEqual(before);
  expect(requests.filter(address => /\/(loan-kereta|core)\.js$/.test(address))).toHaveLength(2);
  expect(heard).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`at ${width} px nothing sticks out and axe finds nothing in any view`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['', '#/kira/myvi', '#/hubungi']) {
      await page.goto(`${host.url}/spa/${address}`);
      if (address.includes('kira')) await expect(figure(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findWithAxe(page)).toEqual([]);
    }
  });
}
