import { type Browser, expect, type Page, test } from '@playwright/test';
import { isKept, siteBehindProxy } from '../testing/behind-proxy.ts';
import { givePlan } from '../testing/give-plan.ts';
import { lengthenTimers } from '../testing/lengthen-timers.ts';
import { signInFresh } from '../testing/sign-in.ts';
import { originOfSite } from '../testing/visit.ts';

test.use({ locale: 'en-GB', serviceWorkers: 'allow' });

// A live tab has some time to say so: several of them answer on two cores.
test.beforeEach(({ context }) => lengthenTimers(context, [500]));

const figure = (page: Page) => page.locator('[part~=instalment]');
const offer = (page: Page) => page.getByText('There is a new version.').first();
const refusal = (page: Page) => page.getByText('A live stream is on.').first();
const take = (page: Page) => page.getByRole('button', { name: 'Reload' }).first().click();

/** Opens the stream of an advisor of the test's own. @returns the advisor's number */
async function goLive(page: Page, browser: Browser): Promise<number> {
  await signInFresh(page);
  await givePlan(page, browser, 'premium');
  const opened = await page.request.post('/api/me/stream', {
    data: {
      ...{ model: 'myvi', variant: 'myvi-1-5-h', years: 9, deposit: 5000, rate: 2.9, method: 'flat' },
      ...{ theme: 'theme-01', lang: 'en' },
    },
    headers: originOfSite(),
  });
  expect(opened.status()).toBe(201);
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user.id);
}

/** Signs in behind the proxy as well: the cookies are those of the host, whatever the port. */
async function signInThere(page: Page, url: string): Promise<void> {
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '');
  await page.goto(`${url}/terms`);
  await page.evaluate(text => localStorage.setItem('user', text), user);
}

const steeredKey = 'lk.steered.v1';

/** Has a tab be one that has an account's stream on air, and has left the calculator. */
const steers = (page: Page, userId: number) =>
  page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    steeredKey,
    JSON.stringify({ userId, state: {} }),
  ] as const);

const steered = (page: Page) => page.evaluate(key => sessionStorage.getItem(key), steeredKey);

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Has there be a new version, which the browser finds. */
async function release(site: Awaited<ReturnType<typeof siteBehindProxy>>, page: Page): Promise<void> {
  site.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => isWaiting(page)).toBe(true);
}

/** Has a tab look round, as one does that is come back to. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a new version is offered, though not on a live stream nor by who steers one, and taken when the person says so and none is on', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const id = await goLive(page, browser);
  using site = await siteBehindProxy(baseURL ?? '');
  await signInThere(page, site.url);
  // The stream stays open, and is the worker's: a version is taken unasked where no page is left of the one before.
  await page.goto(`${site.url}/app?presenter=1`);
  await isKept(page);
  await page.reload();
  const steering = await context.newPage();
  await steering.goto(`${site.url}/terms`);
  await steers(steering, id);
  await release(site, page);

  const other = await context.newPage();
  await other.goto(`${site.url}/app`);
  await expect(offer(other)).toBeVisible();
  for (const live of [page, steering]) await expect(offer(live)).toHaveCount(0);
  const third = await context.newPage();
  await third.goto(`${site.url}/app`);
  await expect(offer(third)).toBeVisible();
  // What buyers see on the stream could need a part of it that the new version no longer has.
  await take(other);
  await expect(refusal(other)).toBeVisible();
  await steering.evaluate(() => sessionStorage.removeItem('lk.steered.v1'));
  await take(other);
  await expect(refusal(other)).toBeVisible();
  expect(await isWaiting(page)).toBe(true);
  await page.evaluate(() => history.replaceState(null, '', '/app'));
  // Nor does one hinder that somebody steered in that tab who is signed in no more.
  await steers(steering, id + 1);
  // The second who takes it finds it taken.
  for (const each of [other, third]) {
    const loaded = each.waitForEvent('load');
    await take(each);
    await loaded;
  }
  await expect(other.locator('[part~=instalment]')).toContainText('471');
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect(offer(other)).toHaveCount(0);
});

test('a stream that was ended elsewhere holds no new version up, and filming takes its offer away until it is over', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const id = await goLive(page, browser);
  const headers = originOfSite();
  using site = await siteBehindProxy(baseURL ?? '');
  await signInThere(page, site.url);
  await isKept(page);
  await page.reload();
  await steers(page, id);
  // It asks for nothing by itself.
  const template = await context.newPage();
  await template.goto(`${site.url}/templates/clean-white`);
  await expect(figure(template)).toBeVisible();
  await steers(template, id);
  await release(site, page);
  const other = await context.newPage();
  await other.goto(`${site.url}/app`);
  await expect(offer(other)).toBeVisible();
  await take(other);
  await expect(refusal(other)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await page.request.delete('/api/me/stream', { headers });
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  for (const each of [page, template]) await expect.poll(() => steered(each)).toBeNull();

  await test.step('a page that is filmed', async () => {
    await template.goto(`${site.url}/templates/clean-white?presenter=1`);
    await expect(figure(template)).toBeVisible();
    await other.reload();
    await take(other);
    await expect(refusal(other)).toBeVisible();
    await template.close();
  });
  await test.step('on the way to filming and back', async () => {
    await other.getByRole('button', { name: 'Live', exact: true }).click();
    await other.getByRole('dialog').getByRole('link', { name: 'Clean White' }).click();
    await expect(figure(other)).toBeVisible();
    await expect(refusal(other)).toHaveCount(0);
    await comeBack(other);
    await expect(offer(other)).toHaveCount(0);
    await other.goBack();
    await expect(other).toHaveURL(`${site.url}/app`);
    await comeBack(other);
    await expect(offer(other)).toBeVisible();
    const loaded = other.waitForEvent('load');
    await take(other);
    await loaded;
    await expect.poll(() => isWaiting(other)).toBe(false);
  });
});
