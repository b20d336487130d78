import { pages } from '@loan-kereta/sdk/pages';
import { expect, test } from '@playwright/test';
import { expectScreen } from '../testing/screen.ts';
import { expectSound, signUp, watch } from '../testing/visit.ts';

/** The pages of the site, but for the admin centre and the source of a live stream, which shows nothing by itself. */
const site = Object.values(pages).filter(page => !page.path.startsWith('/admin') && page !== pages.source);
const forGuests = site.filter(({ viewer }) => viewer !== 'advisor').map(({ path }) => path);
const forAdvisors = [
  ...site.filter(({ viewer }) => viewer === 'advisor').map(({ path }) => path),
  pages.app.path,
  pages.account.path,
  pages.customize.path,
];

test.describe('in every language', () => {
  test.use({ locale: 'ms', viewport: { width: 320, height: 800 } });

  for (const path of forGuests)
    test(`a guest’s screen ${path} is sound`, async ({ page }) => {
      const complaints = await watch(page);
      await expectScreen(page, path);
      expect(complaints).toEqual([]);
    });

  for (const path of forAdvisors)
    test(`an advisor’s screen ${path} is sound`, async ({ page }) => {
      const complaints = await watch(page);
      await signUp(page);
      await expectScreen(page, path);
      expect(complaints).toEqual([]);
    });
});

test.describe('as an advisor on a phone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

  /** What a screen cannot do without, and what it shows once it has that. */
  const needs = {
    '/account': { api: '**/api/me/profile', loading: 'Loading account details...', loaded: 'Basic Plan' },
    '/embed': { api: '**/api/me/calculator', loading: '', loaded: 'Your own page' },
    '/app/customize': { api: '**/api/me/calculator', loading: '', loaded: 'New layout' },
  } as const;

  test('a screen waits for a slow server, says when it fails, and asks again', async ({ page, context }) => {
    await signUp(page);
    for (const [path, { api, loading, loaded }] of Object.entries(needs))
      await test.step(path, async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(api, async route => {
          await promise;
          await route.fulfill({ status: 503, body: 'busy' });
        });
        await page.goto(path);
        await expect(page.locator('main [role=status]').filter({ hasText: loading }).first()).toBeVisible();
        resolve();
        await expect(page.getByText('This could not be loaded')).toBeVisible();
        await expectSound(page);
        await page.unroute(api);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(loaded).first()).toBeVisible();
      });
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectSound(page);
  });

  test('the Tab key leads to all that a screen offers', async ({ page }) => {
    await signUp(page);
    for (const path of ['/account', '/embed', '/profile', '/app/customize'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main .lucide-loader-circle:visible')).toHaveCount(0);
        // Parts that follow are counted, too, and do not take the place of what was reached.
        await page.waitForLoadState('networkidle');
        await page.evaluate(() =>
          addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-reached', '')),
        );
        /** What can be pressed or filled in, and was not reached. */
        const missed = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')]
              .filter(each => each.tabIndex >= 0 && !each.matches(':disabled, [type=radio], [data-reached]'))
              .filter(each => each.checkVisibility() && !each.closest('[aria-hidden=true]'))
              .map(({ outerHTML }) => outerHTML.slice(0, 120)),
          );
        const most = 3 * (await missed()).length + 30;
        for (let pressed = 0; pressed < most && (await missed()).length > 0; pressed += 1)
          await page.keyboard.press('Tab');
        expect(await missed()).toEqual([]);
      });
  });
});
