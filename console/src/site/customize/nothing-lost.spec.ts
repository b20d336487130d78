import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save Preset' });
const message = (page: Page, text: string) => page.getByText(text).first();

/** Opens the builder, and saves a layout of the test's own. @returns its name */
async function saved(page: Page): Promise<string> {
  const name = `Susun atur ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, 'diamond', '/app/customize');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await save(page).click();
  await expect(message(page, 'Theme preset saved successfully!')).toBeVisible();
  return name;
}

/** Does something with a saved layout from its menu. */
async function inMenu(page: Page, name: string, act: string): Promise<void> {
  await page
    .getByRole('listitem', { name })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a save whose answer is lost is made again without a conflict, and once', async ({ page }) => {
  const name = await saved(page);
  await card(page).press('Shift+ArrowLeft');
  await page.route('**/api/theme-presets/*', async route => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(message(page, 'Failed to save preset. Please try again.')).toBeVisible();
  await page.unroute('**/api/theme-presets/*');
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Saved in another window/ })).toHaveCount(0);
  const layouts: { name: string; version: number }[] = await (
    await page.request.get('/api/theme-presets')
  ).json();
  const ours = layouts.filter(each => each.name === name);
  expect(ours).toMatchObject([{ version: 2 }]);
});

test('a tab in which nothing is unsaved leaves what another has not saved', async ({ page, context }) => {
  await signIn(page, 'diamond', '/app/customize');
  const other = await context.newPage();
  await other.goto('/app/customize');
  await expect(card(other)).toBeVisible();
  await page.bringToFront();
  await card(page).press('Shift+ArrowLeft');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const draft = () => other.evaluate(() => localStorage.getItem('lk.layout-draft'));
  const before = await draft();
  expect(before).not.toBeNull();
  await other.bringToFront();
  await card(other).click();
  await other
    .getByRole('button', { name: /^Model:|^Car image:/ })
    .first()
    .click();
  expect(await draft()).toBe(before);
});

test('a layout that is no longer shared is not shared anew, and one that is deleted stays on the grid as something new', async ({
  page,
}) => {
  const name = await saved(page);
  await inMenu(page, name, 'Share');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Link')).toHaveValue(/#shared=/);
  let shared = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/share')) shared += 1;
  });
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(message(page, 'The link opens nothing any more.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(shared).toBe(0);

  await inMenu(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(message(page, 'The preset is deleted.')).toBeVisible();
  await expect(page.getByRole('listitem', { name })).toHaveCount(0);
  await expect(page.getByText('Not saved yet')).toBeVisible();
});
