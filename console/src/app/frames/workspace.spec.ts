import { expect, type Page, test } from '@playwright/test';
import { signIn, signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, isThere, signUp, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Pages and commands' });

test('the palette opens by keyboard, finds a command by a part of its name, and does it', async ({
  page,
}) => {
  const complaints = await watch(page);
  const chunks: string[] = [];
  page.on('request', request => chunks.push(request.url()));
  await page.goto('/terms');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(chunks.filter(url => url.includes('-palette-'))).toEqual([]);
  await page.keyboard.press('Control+k');
  const input = palette(page).getByRole('combobox');
  await expect(input).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await input.fill('nothing is called this');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  await input.fill('中文');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

const uiThemes = { basic: 'basic_flat', premium: 'premium_color', diamond: 'diamond_luxury' } as const;

for (const plan of ['guest', 'basic', 'premium', 'diamond'] as const)
  test(`the pages look as specified for ${plan}`, async ({ page }) => {
    if (plan === 'guest') await page.goto('/terms');
    else await signIn(page, plan, '/terms');
    await isThere(page);
    const theme = uiThemes[plan === 'guest' ? 'basic' : plan];
    await expect(page.locator('[data-ui-theme]')).toHaveAttribute('data-ui-theme', theme);
    const line = page.getByRole('banner');
    /** What a colour of the page is at this moment. */
    const colour = (name: string) =>
      page.evaluate(token => {
        const shown = document.body.appendChild(document.createElement('i'));
        shown.style.color = `var(${token})`;
        const { color } = getComputedStyle(shown);
        shown.remove();
        return color;
      }, name);
    const token = { guest: '--line', basic: '--line', premium: '--teal', diamond: '--amber' }[plan];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(line).toHaveCSS('border-bottom-color', await colour(token));
      await expectSound(page);
    }
  });

test('on a phone the pages stand behind a button, and the palette fills the width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/app');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Calculator' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(palette(page)).toBeVisible();
  await expectSound(page);
  await palette(page).getByRole('button', { name: 'Esc' }).click();
  await expect(palette(page)).toHaveCount(0);
});

test('a page opened by its address begins at its top, also the same again; one that is loaded anew or gone back to stays where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  const visit = async (path: string) => {
    await page.goto(path);
    // What comes last is there, so that nothing scrolls any more.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  };
  await visit('/terms');
  await page.evaluate(() => scrollTo(0, 400));
  await visit('/privacy');
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(scrolled).toBe(300);
  await visit('/privacy');
  expect(await scrolled()).toBe(0);
  await page.evaluate(() => scrollTo(0, 200));
  await page.goBack();
  await expect.poll(scrolled).toBe(400);
  await page.goForward();
  await expect.poll(scrolled).toBe(200);
});

test('an admin finds any user and action in the palette, by role', async ({ page }) => {
  await signInAdmin(page, '/admin/plans', 'support');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = palette(page).getByRole('combobox');
  await input.fill('approval');
  await expect(
    palette(page).getByRole('option', { name: 'Pending users, who wait for approval' }),
  ).toBeVisible();
  await input.fill('create');
  await expect(palette(page).getByText('Nothing found')).toBeVisible();
  // By the address, which no command has in its name.
  await input.fill('demo-basic@example.com');
  await expect(palette(page).getByRole('option', { name: /demo-basic@example\.com/ })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('option', { name: 'Open', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?user=\d+$/);
  await expect(page.getByRole('dialog').getByText('demo-basic@example.com')).toBeVisible();

  await signInAdmin(page, '/admin/plans');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill('create');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New User (Manual)' })).toBeVisible();
});

test('a connection that is lost once the page is there takes nothing from it, and the rest comes later', async ({
  page,
}) => {
  let lost = 0;
  await page.route(/\/assets\/(messages|account-menu)-[^/]+\.js$/, route => {
    lost += 1;
    return lost > 2 ? route.continue() : route.abort();
  });
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
  expect(lost).toBeGreaterThan(2);
});
