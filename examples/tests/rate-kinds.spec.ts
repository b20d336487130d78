// The kind of a rate: the methods, the links that carry it, and the legal ceiling.
import type { Page } from '@playwright/test';
import { element, expect, figure, pageOf, script, test } from './host.ts';

const result = (page: Page) =>
  page.evaluate(() => {
    const { rate, rateKind, method, instalment } = document.querySelector('loan-kereta')?.result ?? {};
    return { rate, rateKind, method, instalment };
  });
const method = (page: Page, name: string) => page.getByRole('radio', { name });
const flat = { rate: 2.9, rateKind: 'flat', method: 'flat', instalment: 471 };
const effective = { rate: 5.33, rateKind: 'effective', method: 'reducing', instalment: 471 };

test('another method keeps the figure, and so does its link', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/a/demo-basic`);
  await expect(figure(page)).toHaveText('RM471');
  await expect(page.locator('[part=rate]')).toContainText('Kadar rata');
  await method(page, 'Baki berkurang').check();
  await expect.poll(() => result(page)).toEqual(effective);
  await expect(page.locator('[part=rate]')).toContainText('Kadar efektif');
  await expect(page.locator('[part=rate]')).toContainText('5.33%');
  await expect(page.getByRole('slider', { name: 'Kadar efektif' })).toHaveAttribute('max', '6.34');
  const link = page.getByRole('link', { name: 'Tanya di WhatsApp' });
  await expect(link).toHaveAttribute('href', /5\.33%25%20setahun%20\(kadar%20efektif/);
  await method(page, 'Kadar rata').check();
  await expect.poll(() => result(page)).toEqual(flat);

  await page.goto(`${baseURL}/a/demo-basic?rate=5.33&rate_kind=effective&method=reducing`);
  await expect.poll(() => result(page)).toEqual(effective);
  await page.goto(`${baseURL}/a/demo-basic?rate=5.33&rate_kind=effective`);
  await expect.poll(() => result(page)).toEqual(flat);
});

test('above the legal ceiling a sentence replaces WhatsApp', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/a/demo-basic?rate=20`);
  await expect(page.locator('[part=ceiling]')).toContainText('Kadar rata 20.00%');
  await page.goto(`${baseURL}/a/demo-basic?rate=9.92`);
  await expect(figure(page)).not.toHaveText('RM471');
  await expect(page.locator('[part=ceiling]')).toHaveText(
    'Kadar rata 9.92% melebihi had undang-undang: paling tinggi 9.91% bagi tempoh 9 tahun.',
  );
  await expect(page.locator('[part=whatsapp]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[part~=disclaimer]').scrollIntoViewIfNeeded();
  await expect(page.locator('[part=result-strip]')).toBeVisible();
  await expect(page.locator('[part=result-strip] a')).toHaveCount(0);
  await page.goto(`${baseURL}/a/demo-basic?rate=9.91`);
  await expect(page.locator('[part=whatsapp]')).toHaveCount(1);
  // In the kind that is shown beside it.
  await page.goto(`${baseURL}/a/demo-basic?rate=17&rate_kind=effective`);
  await expect(page.locator('[part=ceiling]')).toHaveText(
    /^Kadar rata 10\.\d\d% .* 9\.91% bagi tempoh 9 tahun\.$/,
  );
});

test('a rate that the buyer has moved outlives another method of the page', async ({ page, host }) => {
  await page.goto(host.page(pageOf(element('rate="3.1"') + script)));
  const widget = page.locator('loan-kereta');
  const set = (name: string, value: string) =>
    widget.evaluate((node, [key, text]) => node.setAttribute(key, text), [name, value] as const);
  await page.getByRole('slider', { name: 'Kadar rata' }).fill('2.5');
  await set('method', 'reducing');
  await expect.poll(() => result(page)).toMatchObject({ rate: 4.64, rateKind: 'effective' });
  await set('method', 'flat');
  await expect.poll(() => result(page)).toMatchObject({ rate: 2.5, rateKind: 'flat' });
});

test('a kind that is none counts as not given', async ({ page, host }) => {
  await page.goto(host.page(pageOf(element('rate="3.1" rate-kind="floating"') + script)));
  await expect.poll(() => result(page)).toMatchObject({ rate: 3.1, rateKind: 'flat' });
});
