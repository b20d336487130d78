import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { leaveBuilder, openBuilder } from '../../testing/builder.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Preset' });
const allSaved = (page: Page) => page.getByText('All saved');
const notSaved = (page: Page) => page.getByText('Not saved yet');
const layouts = '**/api/theme-presets{,/*}';

const freshName = () => `Susun atur ${crypto.randomUUID().slice(0, 8)}`;

/** Opens the builder with a new layout on the grid. */
async function begin(page: Page, browser: Browser): Promise<void> {
  await openBuilder(page, browser);
  await page.getByRole('button', { name: 'New layout' }).click();
  await expect(name(page)).toHaveValue('');
}

/** Has a layout of this kind on the grid, with something of it not saved yet. */
async function beginUnsaved(
  page: Page,
  browser: Browser,
  kind: 'new' | 'saved',
  called: string,
): Promise<void> {
  if (kind === 'saved') await beginSaved(page, browser, called);
  else {
    await begin(page, browser);
    await name(page).fill(called);
  }
  await card(page).press('Shift+ArrowLeft');
}

/** Keeps the answers to saves back. @returns lets them come */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(layouts, async route => {
    if (isSave(route)) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens the builder, and saves a new layout under a name. */
async function beginSaved(page: Page, browser: Browser, called: string): Promise<void> {
  await begin(page, browser);
  await name(page).fill(called);
  await save(page).click();
  await expect(allSaved(page)).toBeVisible();
}

const isSave = (route: Route) => /^(POST|PATCH)$/.test(route.request().method());

/** Has the next saves arrive and their answers lost, until `page.unroute`. */
const loseAnswers = (page: Page) =>
  page.route(layouts, async route => {
    if (!isSave(route)) return route.fallback();
    await route.fetch();
    await route.abort();
  });

/** The versions of the layouts on the server that are called so. */
async function versionsOf(page: Page, called: string): Promise<number[]> {
  const all: { name: string; version: number }[] = await (
    await page.request.get('/api/theme-presets')
  ).json();
  return all.filter(each => each.name === called).map(({ version }) => version);
}

test('the answer to a save is not taken for one of another new layout that was begun meanwhile', async ({
  page,
  browser,
}) => {
  await begin(page, browser);
  const called = freshName();
  await name(page).fill(called);
  const answer = await holdAnswers(page);
  await save(page).click();
  await page.getByRole('button', { name: 'New layout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(name(page)).toHaveValue('');
  answer();
  await expect(page.getByRole('listitem', { name: called })).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await card(page).press('Shift+ArrowLeft');
  await save(page).click();
  await expect(allSaved(page)).toBeVisible();
  expect(await versionsOf(page, called)).toEqual([1]);
});

test('a layout that is opened anew during its own save is saved without a conflict', async ({
  page,
  browser,
}) => {
  const called = freshName();
  await beginSaved(page, browser, called);
  await card(page).press('Shift+ArrowLeft');
  const answer = await holdAnswers(page);
  await save(page).click();
  await page.getByRole('listitem', { name: called }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(allSaved(page)).toBeVisible();
  answer();
  await expect(page.getByText('Theme preset saved successfully!').first()).toBeVisible();
  // What is on the grid is not what was saved last.
  await expect(notSaved(page)).toBeVisible();
  await card(page).press('ArrowLeft');
  await save(page).click();
  await expect(allSaved(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Saved in another window/ })).toHaveCount(0);
  expect(await versionsOf(page, called)).toEqual([3]);
});

for (const kind of ['new', 'saved'] as const)
  test(`the ${kind} layout whose save arrived when the page had gone is saved on the way back`, async ({
    page,
    context,
    browser,
  }) => {
    const called = freshName();
    await beginUnsaved(page, browser, kind, called);
    const arrived = Promise.withResolvers<void>();
    await page.route(layouts, async route => {
      if (!isSave(route)) return route.fallback();
      await route.fetch();
      arrived.resolve();
    });
    await save(page).click();
    await arrived.promise;
    await page.close();

    const back = await context.newPage();
    await back.goto('/app/customize');
    await expect(allSaved(back)).toBeVisible();
    await expect(name(back)).toHaveValue(called);
    await expect(back.getByText('What you had not saved is back.')).toHaveCount(0);
    expect(await back.evaluate(() => localStorage.getItem('lk.layout-draft'))).toBeNull();
    await card(back).press('Shift+ArrowLeft');
    await save(back).click();
    await expect(back.getByText('Theme preset saved successfully!')).toBeVisible();
    expect(await versionsOf(back, called)).toEqual([kind === 'saved' ? 3 : 2]);
  });

test('what is overwritten after a conflict is what was sent, whatever was opened meanwhile', async ({
  page,
  browser,
}) => {
  const [other, called] = [freshName(), freshName()];
  await beginSaved(page, browser, other);
  await page.getByRole('button', { name: 'New layout' }).click();
  await name(page).fill(called);
  await save(page).click();
  await expect(allSaved(page)).toBeVisible();
  const all: { id: number; name: string }[] = await (await page.request.get('/api/theme-presets')).json();
  const elsewhere = await page.request.patch(
    `/api/theme-presets/${all.find(each => each.name === called)?.id}`,
    { data: { description: 'Lain' }, headers: { origin: new URL(page.url()).origin } },
  );
  expect(elsewhere.ok()).toBe(true);
  await card(page).press('Shift+ArrowLeft');
  const answer = await holdAnswers(page);
  await save(page).click();
  await page.getByRole('listitem', { name: other }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(name(page)).toHaveValue(other);
  answer();
  const saved = page.waitForResponse(response => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('dialog').getByRole('button', { name: 'Save over it' }).click();
  await (await saved).finished();
  await expect(save(page)).toBeVisible();
  expect(await versionsOf(page, called)).toEqual([3]);
  await expect(name(page)).toHaveValue(other);
  await expect(allSaved(page)).toBeVisible();
});

for (const kind of ['new', 'saved'] as const)
  for (const back of ['before', 'after'] as const)
    test(`the ${kind} layout that is left during its save, and come back to ${back} the answer, goes on from what was saved`, async ({
      page,
      browser,
    }) => {
      const called = freshName();
      await beginUnsaved(page, browser, kind, called);
      const answer = await holdAnswers(page);
      await save(page).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      await card(page).press('ArrowLeft');
      await leaveBuilder(page);
      if (back === 'before') {
        await page.goBack();
        await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      }
      answer();
      await expect(page.getByText('Theme preset saved successfully!').first()).toBeVisible();
      if (back === 'after') await page.goBack();
      await expect(notSaved(page)).toBeVisible();
      await expect(name(page)).toHaveValue(called);
      await save(page).click();
      await expect(allSaved(page)).toBeVisible();
      await expect(page.getByRole('dialog', { name: /^Saved in another window/ })).toHaveCount(0);
      expect(await versionsOf(page, called)).toEqual([kind === 'saved' ? 3 : 2]);
    });

for (const kind of ['new', 'saved', 'unnamed'] as const)
  test(`the ${kind} layout is changed and saved again after an answer was lost, as the same layout`, async ({
    page,
    browser,
  }) => {
    const called = freshName();
    if (kind === 'saved') await beginSaved(page, browser, called);
    else await begin(page, browser);
    if (kind === 'new') await name(page).fill(called);
    await loseAnswers(page);
    // Also where two answers were lost, one after the other.
    for (const key of ['Shift+ArrowLeft', 'ArrowLeft']) {
      await card(page).press(key);
      await save(page).click();
      await expect(page.getByText('Failed to save preset. Please try again.').first()).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).first().click();
    }
    await page.unroute(layouts);
    await card(page).press('ArrowLeft');
    await save(page).click();
    await expect(allSaved(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^Saved in another window/ })).toHaveCount(0);
    if (kind === 'unnamed') {
      await expect(name(page)).not.toHaveValue('');
      expect(await versionsOf(page, await name(page).inputValue())).toEqual([3]);
    } else expect(await versionsOf(page, called)).toEqual([kind === 'saved' ? 4 : 3]);
  });

test('what was back is discarded unasked only while it is as it came', async ({ page }) => {
  await signInFresh(page, '/app/customize');
  await card(page).press('Shift+ArrowLeft');
  await expect(notSaved(page)).toBeVisible();
  const comeBack = async () => {
    await page.reload();
    await expect(page.getByText('What you had not saved is back.')).toBeVisible();
  };
  const discard = page.getByRole('button', { name: 'Discard' });
  const question = page.getByRole('dialog', { name: 'Discard what is not saved?' });

  await comeBack();
  await card(page).press('ArrowLeft');
  await discard.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(notSaved(page)).toBeVisible();

  await comeBack();
  await page.getByRole('button', { name: 'New layout' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toHaveCount(0);
  await expect(notSaved(page)).toHaveCount(0);
  await card(page).press('Shift+ArrowLeft');
  await discard.click();
  await expect(question).toHaveCount(0);
  await expect(notSaved(page)).toBeVisible();

  await comeBack();
  await discard.click();
  await expect(notSaved(page)).toHaveCount(0);
});
