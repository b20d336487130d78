import { expect, type Page, test } from '@playwright/test';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound, password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const place = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the chosen place is there after a reload and after a logout', async ({ page }) => {
  const email = await signInFresh(page, '/embed');
  await expect(place(page, 'WordPress')).toBeChecked();
  await place(page, 'Google Sites').check();
  await page.reload();
  await expect(place(page, 'Google Sites')).toBeChecked();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
  await page.goto('/login?next=/embed');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(place(page, 'Google Sites')).toBeChecked();
});

test('the arrow keys go through the places, and each shows its own answer', async ({ page }) => {
  await signInFresh(page, '/embed');
  await place(page, 'WordPress').focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 'Wix')).toBeFocused();
  await expect(answer(page, 'Wix').getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 'Something else')).toBeChecked();
  await expect(answer(page, 'Something else').locator('pre').first()).toHaveText(/\/a\/[a-z0-9-]+$/);
});

test('a place that was not tried says so and gives the link first', async ({ page }) => {
  await signInFresh(page, '/embed');
  for (const name of ['Wix', 'Squarespace', 'Shopify', 'Blogger', 'Google Sites', 'Something else']) {
    await place(page, name).check();
    await expect(answer(page, name).getByText('Not tried', { exact: true }).first()).toBeVisible();
    await expect(answer(page, name).locator('pre').first()).toHaveText(/\/a\/[a-z0-9-]+$/);
    await answer(page, name).getByText('The calculator itself in the page').click();
    await expect(answer(page, name).locator('pre').last()).toContainText('Kira ansuran dengan Aisyah');
  }
  for (const name of ['WordPress', 'Own HTML', 'React']) {
    await place(page, name).check();
    await expect(answer(page, name).getByText('Tried', { exact: true })).toBeVisible();
    await expect(answer(page, name).getByText('Not tried')).toHaveCount(0);
  }
});

test('a place that takes only links gives the link, the picture and the QR', async ({ page }) => {
  await signInFresh(page, '/embed');
  for (const name of ['Linktree and the like', 'Facebook, TikTok', 'Mudah, Carlist']) {
    await place(page, name).check();
    const here = answer(page, name);
    await expect(here.getByText('Only a link works here.')).toBeVisible();
    await expect(here.locator('pre')).toHaveText(/\/a\/[a-z0-9-]+$/);
    await expect(here.getByRole('img', { name: /^QR code/ })).toBeVisible();
    for (const [link, ending] of [
      [here.getByRole('link', { name: 'Picture' }), /^loan-kereta-[a-z0-9-]+\.png$/],
      [here.getByRole('button', { name: 'QR' }), /-qr\.png$/],
    ] as const) {
      const saved = page.waitForEvent('download');
      await link.click();
      expect((await saved).suggestedFilename(), name).toMatch(ending);
    }
  }
  await expect(page).toHaveURL('/embed');
});

test('every place and all that is folded away is accessible on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signInFresh(page, '/embed');
  const radios = page.getByRole('radiogroup').getByRole('radio');
  await expect(radios).toHaveCount(12);
  for (const radio of await radios.all()) {
    await radio.check();
    for (const folded of await page.locator('details:not([open]) > summary').all())
      if (await folded.isVisible()) await folded.click();
    await expectSound(page);
  }
});

test.describe('without the words of the calculator’s language', () => {
  // A service worker would answer what the test takes away.
  test.use({ serviceWorkers: 'block' });

  test('the page gives the link in the reader’s language', async ({ page }) => {
    await page.route('**/assets/embed-*.js', async route => {
      const response = await route.fetch();
      if ((await response.text()).includes('Di mana anda mahu letak?')) await route.abort();
      else await route.fulfill({ response });
    });
    await signInFresh(page, '/embed');
    await expect(answer(page, 'WordPress').locator('pre')).toContainText(
      'Work out the instalment with Aisyah',
    );
  });
});
