import { expect, test } from '@playwright/test';
import { isKept, siteBehindProxy } from '../../testing/behind-proxy.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

test('opened once, the calculator starts and calculates with no network, and says so', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/app');
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Aisyah Bilik Pameran');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const header = page.locator('[part~=brand-header]');
  await expect(header).toContainText('Aisyah Bilik Pameran');
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/app');
  await expect(header).toContainText('Aisyah Bilik Pameran');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText(/This is your calculator as of/)).toBeVisible();
  await page.getByLabel('Model').selectOption('Myvi');
  await expect(page.locator('[part~=instalment]')).toContainText('680');
  // A theme that was never shown is here, too.
  await page.getByLabel('Theme').selectOption('theme-02');
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();

  // When the session's time is up meanwhile, nobody is led to a sign-in that cannot be had.
  await page.evaluate(() => localStorage.setItem('lk.session.user', '{"began":0,"active":0}'));
  await page.reload();
  await expect(header).toContainText('Aisyah Bilik Pameran');
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await expect(page).toHaveURL('/app');
  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
});

test('a guest’s calculator keeps their name and the last prices with no network, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/app');
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Aisyah Bilik Pameran');
  // With a new profile the prices are asked for again, and the browser would have them after it has forgotten them.
  const prices = page.waitForResponse('**/data/perodua.models.json');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await (await prices).finished();
  await page.waitForLoadState('networkidle');
  await isKept(page);
  // For some minutes the browser itself has the prices; here they are older.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.goto('/app');
  await expect(page.locator('[part~=brand-header]')).toContainText('Aisyah Bilik Pameran');
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await expect(page.getByText(/This is your calculator as of/)).toBeVisible();
});

test('a page that was only gone to by a link opens with no network, too', async ({ page, context }) => {
  await signInFresh(page, '/app');
  await isKept(page);
  await page.getByRole('link', { name: 'Embed', exact: true }).first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Embed');
  await context.setOffline(true);
  await page.reload();
  await expect(title).toHaveText('Embed');
  await expect(page).toHaveURL('/embed');
});

test('a page of an advisor that was opened once opens with no network, and says of when it is', async ({
  page,
  context,
}) => {
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/embed/**', async route => {
    await slow.promise;
    await route.continue();
  });
  await page.goto('/a/demo-premium?lang=en');
  await isKept(page);
  const isThere = (address: string) =>
    page.evaluate(async url => (await caches.match(url)) !== undefined, address);
  for (const address of ['/a/demo-premium', '/loan-kereta.js'])
    await expect.poll(() => isThere(address)).toBe(true);
  // What comes after the worker has looked round is kept, too.
  slow.resolve();
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await expect.poll(() => isThere('/api/embed/demo-premium')).toBe(true);
  await context.setOffline(true);
  await page.goto('/a/demo-premium?lang=en');
  await expect(page.getByText(/^No connection\. Prices and profile as of .*20\d\d/)).toBeVisible();
  await expect(page.locator('[part~=brand-header]')).toContainText('Wei Jian Auto PJ');
  // By its picture, which lies over the radio button once the cars have come.
  await page.locator('label', { hasText: 'Myvi' }).click();
  await expect(page.locator('[part~=instalment]')).toContainText('680');
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
  await expect(page.locator('[part~=instalment]')).toContainText('680');
});

test('each address of an advisor’s page opens as itself, with no network or with a proxy that says it is away', async ({
  page,
  context,
  baseURL,
}) => {
  using site = await siteBehindProxy(baseURL ?? '');
  const figure = page.locator('[part~=instalment]');
  const isThere = (address: string) =>
    page.evaluate(async url => (await caches.match(url)) !== undefined, address);
  const offers = { 'lang=en&model=axia': '471', 'lang=en&model=myvi': '680' };
  for (const [query, amount] of Object.entries(offers)) {
    await page.goto(`${site.url}/a/demo-basic?${query}`);
    await isKept(page);
    await expect(figure).toContainText(amount);
    for (const address of ['/a/demo-basic', '/api/embed/demo-basic', '/loan-kereta.js'])
      await expect.poll(() => isThere(address)).toBe(true);
  }
  const each = async () => {
    for (const [query, amount] of Object.entries(offers)) {
      await page.goto(`${site.url}/a/demo-basic?${query}`);
      await expect(figure).toContainText(amount);
      await expect(page.getByText(/^No connection\. Prices and profile as of/)).toBeVisible();
      await expect(page.locator('[part~=brand-header]')).toContainText('Aisyah');
    }
  };
  await context.setOffline(true);
  await each();
  await context.setOffline(false);
  site.fall();
  await each();
  // What the proxy says is no network either.
  await page.evaluate(() => {
    const line = document.querySelector('[data-cached]');
    const note = () => line?.textContent === '' && line.setAttribute('data-was-empty', '');
    if (line) new MutationObserver(note).observe(line, { childList: true });
  });
  // It has seen to the first by the time that the second has come.
  for (let time = 0; time < 2; time++) {
    const said = page.waitForResponse('**/favicon.svg');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await said;
  }
  await expect(page.locator('[data-was-empty]')).toHaveCount(0);
  // And all there is where nothing was kept.
  expect((await page.goto(`${site.url}/a/demo-premium`))?.status()).toBe(502);
});

test('offline the address decides car, loan and language, and the cache only prices', async ({
  page,
  context,
}) => {
  const figure = page.locator('[part~=instalment]');
  await page.goto('/a/demo-basic?model=alza&deposit=10000&years=5&lang=zh');
  await isKept(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(figure).not.toContainText('680');
  for (const address of ['/a/demo-basic', '/api/embed/demo-basic', '/loan-kereta.js'])
    await expect
      .poll(() => page.evaluate(async url => (await caches.match(url)) !== undefined, address))
      .toBe(true);
  expect(await page.evaluate(() => caches.keys())).toContain('advisor-demo-basic');
  await context.setOffline(true);
  await page.goto('/a/demo-basic?model=myvi');
  await expect(figure).toContainText('680');
  await expect(page.getByText(/^Tiada sambungan\. Harga dan profil setakat/)).toBeVisible();
  const calculator = page.locator('loan-kereta');
  expect(await calculator.evaluate(element => element.getAttributeNames())).toEqual(['advisor', 'model']);
});

test('the address of /app decides car, loan and language', async ({ page }) => {
  await page.goto('/app?model=myvi&years=5&deposit=10000&lang=zh');
  await expect(page.getByLabel('车型')).toHaveValue(/myvi/i);
  await expect(page.locator('[part~=tenure] input:checked')).toHaveValue('5');
});

test('where the network takes what is asked and never answers, an advisor’s page is as it was kept', async ({
  page,
  baseURL,
}) => {
  using site = await siteBehindProxy(baseURL ?? '');
  const address = `${site.url}/a/demo-basic?lang=en`;
  await page.goto(address);
  await isKept(page);
  for (const part of ['/a/demo-basic', '/api/embed/demo-basic', '/loan-kereta.js'])
    await expect
      .poll(() => page.evaluate(async url => (await caches.match(url)) !== undefined, part))
      .toBe(true);
  // First the answer that the calculator waits for, and then all that the page is made of.
  for (const part of ['/api/embed/', '/']) {
    site.stall(part);
    await page.goto(address);
    await expect(page.getByText(/^No connection\. Prices and profile as of/)).toBeVisible();
    await expect(page.locator('[part~=brand-header]')).toContainText('Aisyah');
    await expect(page.locator('[part~=instalment]')).toContainText('471');
  }
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/app');
  const link = page.locator('link[rel=manifest]');
  const manifest = await (await request.get((await link.getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/app', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
