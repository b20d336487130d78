import { languageCodes, sites } from '@loan-kereta/sdk/languages';
import { expect, type Page, test } from '@playwright/test';
import { findWithAxe } from '../../../scripts/axe.ts';
import { isThere, signUp } from '../testing/visit.ts';

test.use({ locale: 'ms-MY' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const snippet = (page: Page) => {
  const { origin } = new URL(page.url());
  return `<loan-kereta advisor="demo"><a href="${origin}/a/demo">Kira ansuran</a></loan-kereta> <script async crossorigin src="${origin}/loan-kereta.js?advisor=demo"></script>`;
};

for (const width of [320, 1280]) {
  test(`the front page has no fault that axe finds, and fits ${width} px`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('loan-kereta [part~=instalment]')).toContainText('RM');

    expect(await findWithAxe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const top = await page.getByRole('banner').boundingBox();
    expect(top?.height).toBeLessThan(150);
    // Among them would be whatever the Content-Security-Policy stopped.
    expect(complaints).toEqual([]);
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 800],
] as const) {
  test(`the front page has the whole figure on the first screen of a phone of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const figure = page.locator('loan-kereta [part~=instalment]');
    await expect(figure).toContainText('RM');
    await expect(figure).toBeInViewport({ ratio: 1 });
  });
}

test('the front page speaks Malay, and English when asked, and remembers it', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Pembeli pilih kereta. Ansurannya terus nampak.');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Buyers pick a car. The instalment is right there.');
  await page.reload();
  await expect(heading(page)).toHaveText('Buyers pick a car. The instalment is right there.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('loan-kereta')).toHaveAttribute('lang', 'en');
});

test('what finds the front page is told of it in its language', async ({ request }) => {
  const told = new Set<string>();
  for (const language of languageCodes) {
    const page = await (await request.get('/', { headers: { 'Accept-Language': language } })).text();
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
    expect(description).toBe(sites[language].landing.lead);
    told.add(description);
  }
  expect(told.size).toBe(languageCodes.length);
});

test('a language that cannot be fetched is said, and the page stays as it is', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('loan-kereta [part~=instalment]')).toContainText('RM');
  await isThere(page);
  const english = page.getByRole('button', { name: 'English' });
  await context.setOffline(true);
  await english.click();
  const said = page.getByText('Pelayan tidak dapat dihubungi. Sila semak sambungan anda.');
  await expect(said).toBeVisible();
  await expect(heading(page)).toHaveText('Pembeli pilih kereta. Ansurannya terus nampak.');
  expect(await findWithAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(said).toHaveCount(0);
  await context.setOffline(false);
  await english.click();
  await expect(heading(page)).toHaveText('Buyers pick a car. The instalment is right there.');
});

for (const [locale, title] of [
  ['ms', 'Pembeli pilih kereta. Ansurannya terus nampak.'],
  ['zh-TW', '买家选好车， 月供马上看到。'],
  ['de-DE', 'Buyers pick a car. The instalment is right there.'],
] as const)
  test(`a browser of ${locale} is spoken to in its language, or in English`, async ({ browser }) => {
    const page = await browser.newPage({ locale });
    await page.goto('/');
    await expect(heading(page)).toHaveText(title);
    await page.close();
  });

test('the front page has what each plan costs from the server, and what it grants without one', async ({
  page,
}) => {
  const plans = page.getByRole('region', { name: 'Berapa harganya' }).getByRole('listitem');
  await page.route('**/api/plans', async route => {
    const response = await route.fetch();
    const offers = await response.json();
    offers.plans[1] = { ...offers.plans[1], price: 59, offer_price: 39.5 };
    await route.fulfill({ response, json: offers });
  });
  await page.goto('/');
  await expect(plans.nth(1)).toContainText('RM39.50 sebulan');
  await expect(plans.nth(1).locator('s')).toContainText('RM59');
  await page.unroute('**/api/plans');
  await page.route('**/api/plans', route => route.fulfill({ status: 503, body: 'busy' }));
  await page.reload();
  await expect(page.locator('loan-kereta [part~=instalment]')).toContainText('RM');
  await expect(plans).toHaveCount(3);
  await expect(plans.nth(1)).toContainText('Lima belas tema');
  await expect(plans.nth(1)).not.toContainText('RM');
});

test('whoever is signed in is offered the calculator, and no account; the admin reads who asks', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Buka kalkulator anda' })).toHaveCount(2);
  await expect(page.locator('a[href="/register"]')).toHaveCount(0);
  const chat = page.getByRole('link', { name: 'WhatsApp Admin' }).first();
  await expect(chat).toHaveAttribute('href', RegExp(encodeURIComponent(email)));
});

test('the themes on the front page are pictured in its language', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('main a img');
  for (const language of ['ms', 'en', 'zh']) {
    await page.getByLabel('Bahasa').or(page.getByLabel('Language')).last().selectOption(language);
    await expect(pictures.first()).toHaveAttribute('src', RegExp(`/card-compact-${language}-`));
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBe(585);
    }
  }
});

test('the snippet is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Salin kod' }).click();
  await expect(page.getByRole('button', { name: '✓ Disalin' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(snippet(page));
});

test('the snippet is selected where the clipboard is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Salin kod' }).click();
  await expect(page.getByText('Kod sudah dipilih; salin dari situ.')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(snippet(page));
});

test('an address without a page says so within the console, and leads home', async ({ page }) => {
  expect((await page.request.get('/app/nothing-here')).status()).toBe(404);
  await page.goto('/login');
  // Somebody's link in a page, which the router follows without asking the server.
  await page.evaluate(() => {
    history.pushState(null, '', '/app/nothing-here');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page)).toHaveText('Jalan ini mati di sini.');
  expect(await findWithAxe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ke halaman utama' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that cannot be loaded ends at the fallback, whose button loads it again', async ({ page }) => {
  await page.route('**/assets/start-*.js', route => route.abort());
  await page.goto('/');
  const fallback = page.getByRole('alert');
  await expect(fallback).toHaveText('Maaf, ada masalah teknikal. Sila refresh halaman atau cuba lagi.');
  expect(await findWithAxe(page)).toEqual([]);
  await page.unroute('**/assets/start-*.js');
  await page.getByRole('button', { name: 'Refresh Halaman' }).click();
  await expect(heading(page)).toHaveText('Pembeli pilih kereta. Ansurannya terus nampak.');
});
