import { expect, type Page, type Route, test } from '@playwright/test';
import { inMenu, keptLayouts, leaveBuilder, openBuilder, saveLayout } from '../../testing/builder.ts';
import { waitForAnswers } from '../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const widthOf = (page: Page) =>
  keptLayouts(page).then(all =>
    all.map(each => [each.name, each.components.find(({ type }) => type === 'result_card')?.w]),
  );

test('while a save takes its time it says so, and what is done meanwhile is there and saved by the next', async ({
  page,
  browser,
}) => {
  await waitForAnswers(page);
  await openBuilder(page, browser);
  const mayAnswer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/theme-presets', async route => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    const response = await route.fetch();
    await mayAnswer.promise;
    await route.fulfill({ response });
  });
  await name(page).fill('Pertama');
  await page.getByRole('button', { name: 'Save Preset' }).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toHaveAttribute('aria-busy', 'true');
  await expect(saving).toBeDisabled();
  // It takes no second press.
  await saving.press('Enter');
  await name(page).fill('Kedua');
  await card(page).press('Shift+ArrowLeft');
  await expect(card(page)).toHaveAccessibleName('Result card: column 8, row 3, 4 wide, 5 high');
  await expect(saving).toBeVisible();
  mayAnswer.resolve();
  await expect(page.getByText('Theme preset saved successfully!').first()).toBeVisible();
  await expect(saving).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: 'Pertama' })).toBeVisible();
  expect(sent).toBe(1);
  await expect(name(page)).toHaveValue('Kedua');
  await expect(card(page)).toHaveAccessibleName('Result card: column 8, row 3, 4 wide, 5 high');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(await widthOf(page)).toEqual([['Pertama', 5]]);

  await saveLayout(page);
  await expect(page.getByRole('listitem', { name: 'Kedua' })).toBeVisible();
  expect(await widthOf(page)).toEqual([['Kedua', 4]]);
});

test('a layout that is renamed is called so wherever it stands, also after a reload, and is saved as before', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await saveLayout(page, 'Lama');
  await inMenu(page, 'Lama', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename preset' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Lama');
  await dialog.getByLabel('Name').fill('Baharu');
  await dialog.getByLabel('Description').fill('Untuk pameran di Klang');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  const item = page.getByRole('listitem', { name: 'Baharu' });
  const isThere = async () => {
    await expect(item).toContainText('Untuk pameran di Klang');
    await expect(page.getByRole('listitem', { name: 'Lama' })).toHaveCount(0);
  };
  await isThere();
  // It is the one on the grid, of which nothing has become unsaved by it.
  await expect(name(page)).toHaveValue('Baharu');
  await expect(page.getByText('All saved')).toBeVisible();
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page);

  await page.reload();
  await isThere();
  await item.getByRole('button', { name: 'Edit' }).click();
  await expect(name(page)).toHaveValue('Baharu');
  const named = { name: 'Baharu', description: 'Untuk pameran di Klang', version: 3 };
  expect(await keptLayouts(page)).toMatchObject([named]);
  expect(await widthOf(page)).toEqual([['Baharu', 4]]);
});

for (const back of ['before', 'after'] as const)
  test(`a reset is taken back ${back} the builder is come back to`, async ({ page, browser }) => {
    await openBuilder(page, browser);
    await card(page).press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Reset Layout' }).click();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await leaveBuilder(page, 'saved');
    const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo' });
    if (back === 'before') await undo.click();
    await page.goBack();
    await expect(card(page)).toBeVisible();
    if (back === 'after') await undo.click();
    await expect(card(page)).toHaveAccessibleName('Result card: column 8, row 3, 4 wide, 5 high');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

test('a reset that is taken back elsewhere leaves a saved layout as it was saved', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page, 'Pertama');
  await page.getByRole('button', { name: 'Reset Layout' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await leaveBuilder(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.goBack();
  await page.getByRole('listitem', { name: 'Pertama' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard what is not saved?' })).toHaveCount(0);
  await expect(card(page)).toHaveAccessibleName('Result card: column 8, row 3, 4 wide, 5 high');
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('what was reset is kept by its Undo also where another layout has come on the grid', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await saveLayout(page, 'Pertama');
  await page.getByRole('button', { name: 'Show on my calculator' }).first().click();
  await expect(page.getByText('On your calculator')).toBeVisible();
  await page.getByRole('button', { name: 'New layout' }).click();
  await expect(name(page)).toHaveValue('');
  await card(page).press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Reset Layout' }).click();
  await leaveBuilder(page, 'saved');
  await page.goBack();
  await expect(name(page)).toHaveValue('Pertama');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(name(page)).toHaveValue('');
  await expect(card(page)).toHaveAccessibleName('Result card: column 8, row 3, 4 wide, 5 high');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

const listOnly = (route: Route, act: () => Promise<void>) =>
  route.request().method() === 'GET' ? act() : route.fallback();

test('a layout that was saved when the list could not be asked for anew is not saved as another', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await page.route('**/api/theme-presets', route => listOnly(route, () => route.abort()));
  await saveLayout(page, 'Pertama');
  await card(page).press('Shift+ArrowLeft');
  await leaveBuilder(page);
  await page.goBack();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.unroute('**/api/theme-presets');
  await saveLayout(page);
  expect(await keptLayouts(page)).toMatchObject([{ name: 'Pertama', version: 2 }]);
});

test('what arrived without an answer is no conflict for the same layout, taken from an old list', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await saveLayout(page, 'Pertama');
  const all = '**/api/theme-presets{,/*}';
  await page.route(all, async route => {
    if (route.request().method() === 'PATCH') await route.fetch();
    await route.abort();
  });
  await card(page).press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('Failed to save preset. Please try again.').first()).toBeVisible();
  await page.getByRole('listitem', { name: 'Pertama' }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await page.unroute(all);
  await card(page).press('ArrowLeft');
  await saveLayout(page);
  expect(await keptLayouts(page)).toMatchObject([{ name: 'Pertama', version: 3 }]);
});

test('what is left of a layout that is gone, and is no more than a new one, is not kept', async ({
  page,
  context,
  browser,
}) => {
  await openBuilder(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page, 'Pertama');
  await name(page).fill('');
  await page.getByRole('button', { name: 'Reset Layout' }).click();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto('/account');
  const drafts = () => back.evaluate(() => localStorage.getItem('lk.layout-draft'));
  expect(await drafts()).not.toBeNull();
  const [{ id } = { id: 0 }] = await keptLayouts(back);
  const { origin } = new URL(back.url());
  expect((await back.request.delete(`/api/theme-presets/${id}`, { headers: { origin } })).ok()).toBe(true);
  await back.goto('/app/customize');
  await expect(card(back)).toBeVisible();
  await expect.poll(drafts).toBeNull();
});
