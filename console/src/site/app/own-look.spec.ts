import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { palettes } from '@loan-kereta/sdk/palettes';
import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

/** The colours that the calculator is drawn in. */
const colours = (page: Page) => page.locator('.lk').first().getAttribute('style');

test('a layout’s own colours are those of no other theme, and a palette that could not be sent yet is there at the next start', async ({
  page,
  browser,
}) => {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  const headers = { origin: new URL(page.url()).origin };
  const own = { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' };
  const data = { ...defaultLayout, colors: own };
  const { id } = await (await page.request.post('/api/theme-presets', { data, headers })).json();
  const look = { themeKey: `layout-${id}`, palette: 'ocean' };
  expect((await page.request.post('/api/me/profile', { data: look, headers })).ok()).toBe(true);
  await page.reload();
  await expect.poll(() => colours(page)).toContain(own.primary);

  await page.getByLabel('Theme').selectOption('theme-02');
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);
  await page.reload();
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);

  await page.route('**/api/me/**', route => route.abort());
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Royal' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  await page.reload();
  await expect.poll(() => colours(page)).toContain(palettes.royal.primary);
});
