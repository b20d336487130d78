import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { signIn, signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

/** Waits until the worker has kept what the page needs. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }));
  });

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
  await prices;
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
  for (const address of ['/a/demo-premium?lang=en', '/loan-kereta.js'])
    await expect.poll(() => isThere(address)).toBe(true);
  // What comes after the worker has looked round is kept, too.
  slow.resolve();
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await expect.poll(() => isThere('/api/embed/demo-premium')).toBe(true);
  await context.setOffline(true);
  await page.goto('/a/demo-premium');
  await expect(page.getByText(/^No connection\. Prices and profile as of .*20\d\d/)).toBeVisible();
  await expect(page.locator('[part~=brand-header]')).toContainText('Wei Jian Auto PJ');
  // By its picture, which lies over the radio button once the cars have come.
  await page.locator('label', { hasText: 'Myvi' }).click();
  await expect(page.locator('[part~=instalment]')).toContainText('680');
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
  await expect(page.locator('[part~=instalment]')).toContainText('680');
});

/**
 * The site as it is behind a proxy, which `fall` has say that it is away, and `stall` answer nothing any more to what
 * begins so; `release` makes a newer service worker of it.
 */
async function siteBehindProxy(of: string) {
  let version = 1;
  let isAway = false;
  let stalled: string | undefined;
  const server = createServer(async (request, response) => {
    if (stalled !== undefined && request.url?.startsWith(stalled)) return;
    if (isAway) return response.writeHead(502).end('<h1>502 Bad Gateway</h1>');
    const { cookie = '' } = request.headers;
    const answer = await fetch(of + request.url, { headers: { cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(request.url === '/sw.js' ? `${body}\n// ${version}` : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    fall: () => {
      isAway = true;
    },
    stall: (from: string) => {
      stalled = from;
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

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
    for (const address of [`/a/demo-basic?${query}`, '/api/embed/demo-basic', '/loan-kereta.js'])
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
  // One that was never opened is the page as it was opened elsewhere.
  await page.goto(`${site.url}/a/demo-basic?deposit=1`);
  await expect(figure).toContainText('471');
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

test('where the network takes what is asked and never answers, an advisor’s page is as it was kept', async ({
  page,
  baseURL,
}) => {
  using site = await siteBehindProxy(baseURL ?? '');
  const address = `${site.url}/a/demo-basic?lang=en`;
  await page.goto(address);
  await isKept(page);
  for (const part of ['/a/demo-basic?lang=en', '/api/embed/demo-basic', '/loan-kereta.js'])
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

test('a new version is offered, though not on a live stream nor by who steers one, and taken when the person says so and none is on', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'premium');
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '');
  using site = await siteBehindProxy(baseURL ?? '');
  // Signed in there as well: its cookies are those of the host, whatever the port.
  await page.goto(`${site.url}/terms`);
  await page.evaluate(text => localStorage.setItem('user', text), user);
  // The stream stays open, and is the worker's: a version is taken unasked where no page is left of the one before.
  await page.goto(`${site.url}/app?presenter=1`);
  await isKept(page);
  await page.reload();
  const steering = await context.newPage();
  await steering.goto(`${site.url}/terms`);
  const steers = (userId: number) =>
    steering.evaluate(
      by => sessionStorage.setItem('lk.steered.v1', JSON.stringify({ userId: by, state: {} })),
      userId,
    );
  const { id } = JSON.parse(user).user;
  await steers(id);
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  site.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(isWaiting).toBe(true);

  const other = await context.newPage();
  await other.goto(`${site.url}/app`);
  const offer = (of: Page) => of.getByText('There is a new version.').first();
  await expect(offer(other)).toBeVisible();
  for (const live of [page, steering]) await expect(offer(live)).toHaveCount(0);
  const third = await context.newPage();
  await third.goto(`${site.url}/app`);
  await expect(offer(third)).toBeVisible();
  // What buyers see on the stream could need a part of it that the new version no longer has.
  await other.getByRole('button', { name: 'Reload' }).first().click();
  await expect(other.getByText('A live stream is on.').first()).toBeVisible();
  await steering.evaluate(() => sessionStorage.removeItem('lk.steered.v1'));
  await other.getByRole('button', { name: 'Reload' }).first().click();
  await expect(other.getByText('A live stream is on.').first()).toBeVisible();
  expect(await isWaiting()).toBe(true);
  await page.evaluate(() => history.replaceState(null, '', '/app'));
  // Nor does one hinder that somebody steered in that tab who is signed in no more.
  await steers(id + 1);
  // The second who takes it finds it taken.
  for (const each of [other, third]) {
    const loaded = each.waitForEvent('load');
    await each.getByRole('button', { name: 'Reload' }).first().click();
    await loaded;
  }
  await expect(other.locator('[part~=instalment]')).toContainText('471');
  await expect.poll(isWaiting).toBe(false);
  await expect(offer(other)).toHaveCount(0);
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/app');
  const link = page.locator('link[rel=manifest]');
  const manifest = await (await request.get((await link.getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/app', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
