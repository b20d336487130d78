import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inMenu, leaveBuilder, openBuilder } from '../../testing/builder.ts';
import { signIn, signInFresh } from '../../testing/sign-in.ts';
import { password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save Preset' });
const message = (page: Page, text: string) => page.getByText(text).first();

/** Opens the builder, and saves a layout of the test's own. @returns its name */
async function saved(page: Page, browser: Browser): Promise<string> {
  const name = `Susun atur ${crypto.randomUUID().slice(0, 8)}`;
  await openBuilder(page, browser);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await save(page).click();
  await expect(message(page, 'Theme preset saved successfully!')).toBeVisible();
  return name;
}

test('a save whose answer is lost is made again without a conflict, and once', async ({ page, browser }) => {
  const name = await saved(page, browser);
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
  browser,
}) => {
  const name = await saved(page, browser);
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

test('a layout with a long name of symbols is duplicated', async ({ page, browser }) => {
  await saved(page, browser);
  await page.getByLabel('Name', { exact: true }).fill('🚗'.repeat(30));
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await inMenu(page, '🚗'.repeat(30), 'Duplicate');
  await expect(page.getByRole('listitem', { name: `${'🚗'.repeat(26)} (copy)` })).toBeVisible();
});

test('what is on the grid of a window is not taken by another, and is there for one once it is closed', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/app/customize');
  const name = (on: Page) => on.getByLabel('Name', { exact: true });
  await name(page).fill('Hari Raya');
  const other = await context.newPage();
  await other.goto('/app/customize');
  await expect(card(other)).toBeVisible();
  await expect(name(other)).toHaveValue('');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const locks = () => other.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
  const before = await locks();
  await page.close();
  // The browser frees the locks of a closed window when its process has noticed.
  await expect.poll(locks).toBeLessThan(before);
  await other.reload();
  await expect(name(other)).toHaveValue('Hari Raya');
  await expect(message(other, 'What you had not saved is back.')).toBeVisible();
});

test('what was left is taken by one of two windows that are opened together', async ({ page, context }) => {
  await signInFresh(page, '/app/customize');
  const name = (on: Page) => on.getByLabel('Name', { exact: true });
  await name(page).fill('Hari Raya');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.close();
  const answered = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const windows = await Promise.all(
    answered.map(async ({ promise }) => {
      const opened = await context.newPage();
      await opened.route('**/api/theme-presets', route => promise.then(() => route.fallback()));
      await opened.goto('/app/customize');
      await expect(opened.getByText('Loading your layouts…')).toBeVisible();
      return opened;
    }),
  );
  for (const [index, value] of ['Hari Raya', ''].entries()) {
    answered[index]?.resolve();
    await expect(name(windows[index] ?? page)).toHaveValue(value);
  }
});

test('each of two windows that are loaded anew has its own work back', async ({ page, context }) => {
  await signInFresh(page, '/app/customize');
  const name = (on: Page) => on.getByLabel('Name', { exact: true });
  const other = await context.newPage();
  await other.goto('/app/customize');
  await expect(card(other)).toBeVisible();
  await name(page).fill('Hari Raya');
  await name(other).fill('Tahun Baharu');
  await expect(other.getByText('Not saved yet')).toBeVisible();
  // As a browser that starts again does: both at once, when neither has anything on its grid yet.
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  await Promise.all([page.goto('/app/customize'), other.goto('/app/customize')]);
  await expect(name(page)).toHaveValue('Hari Raya');
  await expect(name(other)).toHaveValue('Tahun Baharu');
});

test('where the browser keeps nothing, what was left is there until the tab is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key: string, value: string) {
      if (key === 'lk.layout-draft') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await signInFresh(page, '/app/customize');
  await page.getByLabel('Name', { exact: true }).fill('Hari Raya');
  await leaveBuilder(page);
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hari Raya');
});

test('what is unsaved in two tabs of two layouts stays in each, and comes back one after the other', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/app/customize');
  const name = (on: Page) => on.getByLabel('Name', { exact: true });
  const other = await context.newPage();
  await other.goto('/app/customize');
  await expect(card(other)).toBeVisible();
  await name(page).fill('Hari Raya');
  await name(other).fill('Tahun Baharu');
  await leaveBuilder(page);
  await page.goBack();
  await expect(name(page)).toHaveValue('Hari Raya');
  await other.close();
  await page.getByRole('button', { name: 'New layout' }).click();
  await page
    .getByRole('dialog', { name: 'Discard what is not saved?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(name(page)).toHaveValue('');
  await page.reload();
  await expect(name(page)).toHaveValue('Tahun Baharu');
});

test('what is unsaved in two tabs of the same layout stays in each', async ({ page, context, browser }) => {
  const layout = await saved(page, browser);
  const name = (on: Page) => on.getByLabel('Name', { exact: true });
  const other = await context.newPage();
  // Both take it from the list: the grid on which it was new has a draft of its own in any case.
  for (const on of [page, other]) {
    await on.goto('/app/customize');
    await on.getByRole('listitem', { name: layout }).getByRole('button', { name: 'Edit' }).click();
    await expect(name(on)).toHaveValue(layout);
  }
  await name(page).fill('Hari Raya');
  await name(other).fill('Tahun Baharu');
  await leaveBuilder(page);
  await page.goBack();
  await expect(name(page)).toHaveValue('Hari Raya');
  await expect(name(other)).toHaveValue('Tahun Baharu');
});

test('what a version before has kept unsaved is back', async ({ page }) => {
  await signInFresh(page, '/account');
  await page.evaluate(layout => {
    const { user } = JSON.parse(localStorage.getItem('user') ?? '');
    localStorage.setItem('lk.layout-draft', JSON.stringify({ [user.id]: { name: 'Lama', layout } }));
  }, defaultLayout);
  await page.goto('/app/customize');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lama');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

/** Saves a layout, and shares it. @returns the link */
async function shared(page: Page, browser: Browser): Promise<string> {
  const name = await saved(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await inMenu(page, name, 'Share');
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/#shared=/);
  return link.inputValue();
}

test('a shared layout survives that the session has ended, before the page has come', async ({
  page,
  browser,
}) => {
  const link = await shared(page, browser);
  await page.context().clearCookies({ name: 'lk_session' });
  const answered = Promise.withResolvers<void>();
  await page.route('**/assets/page-*.js', async route => {
    await answered.promise;
    await route.continue();
  });
  page.on('response', response => {
    if (response.url().endsWith('/api/auth/me')) void response.finished().then(() => answered.resolve());
  });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page).toHaveURL('/login?next=%2Fapp%2Fcustomize');
  await page.getByLabel('Email').fill('demo-diamond@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(message(page, 'This layout was shared with you.')).toBeVisible();
});

test('a shared layout that was not wanted can be opened once more in the same window', async ({
  page,
  browser,
}) => {
  const link = await shared(page, browser);
  await page.keyboard.press('Escape');
  await card(page).press('Shift+ArrowUp');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  for (const answer of ['Cancel', 'Discard']) {
    // Only what stands behind the # is another: nothing is loaded.
    await page.evaluate(address => location.assign(address), link);
    await page
      .getByRole('dialog', { name: 'Discard what is not saved?' })
      .getByRole('button', { name: answer })
      .click();
    await expect(page.getByRole('dialog', { name: 'Discard what is not saved?' })).toBeHidden();
  }
  await expect(message(page, 'This layout was shared with you.')).toBeVisible();
});

test('a shared layout that does not come is opened from wherever it is asked for again', async ({
  page,
  browser,
}) => {
  const link = await shared(page, browser);
  await page.route('**/api/theme-presets/shared', route => route.fulfill({ status: 503, body: '' }));
  await page.goto('about:blank');
  await page.goto(link);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await leaveBuilder(page, 'saved');
  await page.unroute('**/api/theme-presets/shared');
  await again.click();
  await expect(page).toHaveURL('/app/customize');
  await expect(message(page, 'This layout was shared with you.')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
});
