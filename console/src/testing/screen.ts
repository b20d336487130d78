import { expect, type Page, test } from '@playwright/test';
import { expectNoZoom } from './phone-fields.ts';
import { expectSound, expectWithin, isThere } from './visit.ts';

/** The languages that every screen is shown in, each looked at closely at another width. */
const walks = [
  { language: 'ms', width: 320 },
  { language: 'en', width: 390 },
  { language: 'zh', width: 1280 },
] as const;

/** In light and in dark in one of the languages: no colour hangs on which. */
const schemesIn = (language: string) =>
  language === 'ms' ? (['dark', 'light'] as const) : (['light'] as const);

/** Has the page speak another language, as it does where one is chosen in another tab. */
const chooseElsewhere = (page: Page, language: string) =>
  page.evaluate(newValue => {
    localStorage.setItem('lk.lang', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lk.lang', newValue, storageArea: localStorage }));
  }, language);

/**
 * Opens a screen once, and holds that it is whole and sound in each language: where colours are looked at, in the dark as
 * well. At the widths of the other languages it is wide enough for this one's words.
 */
export async function expectScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const { language, width } of walks)
    await test.step(`${language}, ${width} px wide`, async () => {
      await chooseElsewhere(page, language);
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // Behind what is open in a screen its heading has no role.
      await expect(page.locator('h1').first()).not.toBeEmpty();
      await expect(page).toHaveTitle(/Loan Kereta/);
      // A screen that is still on its way is none yet, nor is its prerendered drawing.
      await isThere(page);
      await expect(page.locator('main .lucide-loader-circle:visible')).toHaveCount(0);
      for (const colorScheme of schemesIn(language)) {
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
      }
      for (const each of walks) {
        await page.setViewportSize({ width: each.width, height: 800 });
        await expectWithin(page);
        if (each.width < 400) await expectNoZoom(page);
      }
    });
}
