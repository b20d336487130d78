import { expect, type Page, test } from '@playwright/test';
import { expectSound, expectWithin, isThere } from './visit.ts';

/** The languages that every screen is walked in, each looked at closely at another width. */
export const walks = [
  { language: 'ms', width: 320 },
  { language: 'en', width: 390 },
  { language: 'zh', width: 1280 },
] as const;

/** In light and in dark in one of the languages: no colour hangs on which. */
const schemesIn = (language: string) =>
  language === 'ms' ? (['dark', 'light'] as const) : (['light'] as const);

/**
 * Opens a screen, and holds that it is whole and sound: where colours are looked at, in the dark as well. At the widths of
 * the other languages it is wide enough for this one's words.
 */
export async function expectScreen(page: Page, path: string, language: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    // Behind what is open in a screen its heading has no role.
    await expect(page.locator('h1').first()).not.toBeEmpty();
    await expect(page).toHaveTitle(/Loan Kereta/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // What is still on its way is no screen yet, nor is its still drawing.
    await isThere(page);
    await expect(page.locator('main .lucide-loader-circle:visible')).toHaveCount(0);
    for (const colorScheme of schemesIn(language)) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    const size = page.viewportSize();
    for (const { width } of walks) {
      await page.setViewportSize({ width, height: 800 });
      await expectWithin(page);
    }
    if (size) await page.setViewportSize(size);
  });
}
