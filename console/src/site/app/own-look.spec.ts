import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { palettes } from '@loan-kereta/sdk/palettes';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

const own = { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' };

/** The colours that the calculator is drawn in. */
const colours = (page: Page) => page.locator('.lk').first().getAttribute('style');

/** Opens a page as an advisor who shows a layout with colours of its own, and has chosen a palette before. */
async function signInWithLayout(page: Page, browser: Browser, path: string): Promise<void> {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  const headers = { origin: new URL(page.url()).origin };
  const data = { ...defaultLayout, colors: own };
  const { id } = await (await page.request.post('/api/theme-presets', { data, headers })).json();
  const look = { themeKey: `layout-${id}`, palette: 'ocean' };
  expect((await page.request.post('/api/me/profile', { data: look, headers })).ok()).toBe(true);
  await page.goto(path);
  await expect.poll(() => colours(page)).toContain(own.primary);
  // The plan is known, too: without the server the calculator opens as much as was granted lately.
  const plan = () => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').access?.plan);
  await expect.poll(plan).toBe('diamond');
}

test('a layout’s own colours are those of no other theme that its owner embeds', async ({
  page,
  browser,
}) => {
  await signInWithLayout(page, browser, '/embed');
  await choose(page.getByRole('combobox', { name: 'Theme', exact: true }), 'Hero Banner', () =>
    expect(page.locator('loan-kereta')).toHaveAttribute('theme', 'theme-02', { timeout: 5000 }),
  );
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);
});

test('a palette that is asked for on a page takes the place of a layout’s own colours, also the one of the profile', async ({
  page,
  browser,
}) => {
  await signInWithLayout(page, browser, '/embed');
  await choose(page.getByRole('combobox', { name: 'Colors', exact: true }), palettes.ocean.label, () =>
    expect(page.locator('loan-kereta')).toHaveAttribute('palette', 'ocean', { timeout: 5000 }),
  );
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);
  await expect(page.locator('.lk')).toHaveAttribute('data-theme', 'custom');
});

test('a layout that was left for a theme can be chosen again', async ({ page, browser }) => {
  await signInWithLayout(page, browser, '/app');
  const theme = page.getByLabel('Theme', { exact: true });
  const saved = () =>
    page.request.get('/api/me/profile').then(async answer => (await answer.json()).themeKey as string);
  const layout = await saved();
  expect(layout).toMatch(/^layout-/);
  const answer = page.waitForResponse('**/api/me/calculator');
  await theme.selectOption('theme-02');
  await (await answer).finished();
  await expect.poll(saved).toBe('theme-02');
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);
  await theme.selectOption('custom');
  await expect.poll(saved).toBe(layout);
  await expect.poll(() => colours(page)).toContain(own.primary);
  await expect(theme).toHaveValue('custom');
});

test('a layout that was deleted is offered no more on the calculator that was left for it', async ({
  page,
  browser,
}) => {
  await signInWithLayout(page, browser, '/app');
  const theme = page.getByLabel('Theme', { exact: true });
  const left = page.waitForResponse('**/api/me/profile');
  await theme.selectOption('theme-02');
  await left;
  const offered = theme.locator('option[value="custom"]');
  await expect(offered).toHaveCount(1);
  await page.getByRole('link', { name: 'Theme builder', exact: true }).first().click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The preset is deleted.').first()).toBeVisible();
  await page.goBack();
  await expect(theme).toHaveValue('theme-02');
  await expect(offered).toHaveCount(0);
});

test('a layout that was deleted is not brought back by what stands in for the server', async ({
  page,
  browser,
}) => {
  await signInWithLayout(page, browser, '/app');
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('custom');
  // Loaded anew, so that no calculator is there to hear of it.
  await page.goto('/app/customize');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.route('**/api/me/calculator', route => route.abort());
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The preset is deleted.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Calculator', exact: true }).first().click();
  // What was of it is a work that is not saved.
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  const theme = page.getByLabel('Theme', { exact: true });
  await expect(theme).toHaveValue('theme-01');
  await expect(theme.locator('option[value="custom"]')).toHaveCount(0);
});

test('a palette that could not be sent yet is there at the next start', async ({ page, browser }) => {
  await signInWithLayout(page, browser, '/app');
  await page.route('**/api/me/**', route => route.abort());
  await page.getByLabel('Theme').selectOption('theme-02');
  await expect.poll(() => colours(page)).toContain(palettes.ocean.primary);
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Royal' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  await page.reload();
  await expect.poll(() => colours(page)).toContain(palettes.royal.primary);
});

test('a palette that is chosen offline over a layout’s own colours is kept and sent, and those win, as online', async ({
  page,
  browser,
}) => {
  await signInWithLayout(page, browser, '/app');
  const royal = page.getByRole('radio', { name: 'Royal' });
  await page.route('**/api/me/**', route => route.abort());
  await page.getByRole('button', { name: 'Colors' }).click();
  await royal.check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  expect(await colours(page)).toContain(own.primary);
  await page.reload();
  await expect.poll(() => colours(page)).toContain(own.primary);
  await page.getByRole('button', { name: 'Colors' }).click();
  await expect(royal).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.unroute('**/api/me/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await page.request.get('/api/me/profile')).text()).toContain('royal');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lk.unsent'))).toBeNull();
  expect(await colours(page)).toContain(own.primary);
  await page.getByLabel('Theme').selectOption('theme-02');
  await expect.poll(() => colours(page)).toContain(palettes.royal.primary);
});

test('what is loaded while a palette is being saved does not bring the one before back', async ({
  page,
  browser,
}) => {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  await page.goto('/app');
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/me/profile', async route => {
    await saving.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Royal' }).check();
  await expect.poll(() => colours(page)).toContain(palettes.royal.primary);
  // The first is drawn by the time that the second has come.
  for (let time = 0; time < 2; time++) {
    const answer = page.waitForResponse('**/api/me/calculator');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await (await answer).finished();
  }
  // Not waited for: a save that takes too long is kept, and then shows by that.
  expect(await page.getByRole('radio', { name: 'Royal' }).isChecked()).toBe(true);
  expect(await colours(page)).toContain(palettes.royal.primary);
  saving.resolve();
});

test('a theme that is tried by the address says so, until its owner keeps it', async ({ page }) => {
  await signInFresh(page, '/app?theme=2');
  const tried = page.getByText('This theme is only tried here: buyers see another one.');
  await expect(tried).toBeVisible();
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page).toHaveURL('/app');
  await expect(tried).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/api/me/profile')).text()).toContain('theme-02');
  await page.goto('/app?theme=2');
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await expect(tried).toHaveCount(0);
});
