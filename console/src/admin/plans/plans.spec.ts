import type { PlanOffer } from '@loan-kereta/sdk/contract';
import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, originOfSite, watch } from '../../testing/visit.ts';
import { type Act, button, networkError, nothing, undo } from '../failures/act.ts';
import { bothRoles, fail, tested } from '../failures/fail.ts';

test.use({ locale: 'en-GB' });
test.describe.configure({ mode: 'serial' });

/** Saves Diamond otherwise past the page, as a second admin would. What Premium costs another walk reads. */
async function saveElsewhere(page: Page, change: Partial<PlanOffer>): Promise<void> {
  const read = await page.request.get('/api/admin/plans');
  const { plans } = (await read.json()) as { plans: readonly { name: string }[] };
  const data = { plans: plans.map(plan => (plan.name === 'diamond' ? { ...plan, ...change } : plan)) };
  const headers = { ...originOfSite(), 'If-Match': read.headers().etag ?? '' };
  expect((await page.request.put('/api/admin/plans', { data, headers })).status()).toBe(200);
}

test('plans are edited, looked at as buyers see them, saved to the sen, undone, and written down', async ({
  page,
}) => {
  const complaints = await watch(page);
  await signInAdmin(page, '/admin/plans');
  // Whatever an attempt before this one has left.
  await saveElsewhere(page, { price: 249, offer_price: undefined, description: 'Everything' });
  await page.reload();
  const diamond = page.getByRole('region', { name: 'Diamond' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const save = page.getByRole('button', { name: 'Save the plans' });
  await expect(save).toBeDisabled();
  await diamond.getByLabel('Price (RM)', { exact: true }).fill('59.999');
  await diamond.getByLabel('Offer price (RM)').fill('60');
  await save.click();
  await expect(diamond.getByText('“59.999” can mean RM60.00 or RM59,999.')).toBeVisible();
  await diamond.getByLabel('Price (RM)', { exact: true }).fill('59.90');
  await expect(diamond.getByText('An offer is lower than the price.')).toBeVisible();
  await diamond.getByLabel('Offer price (RM)').fill('39.90');
  await expect(preview.getByText('RM39.90')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await save.click();
  await expect(page.getByText('The plans were saved.').first()).toBeVisible();
  const offered = async () => JSON.stringify(await (await page.request.get('/api/plans')).json());
  await expect.poll(offered).toContain('"offer_price":39.9');

  await saveElsewhere(page, { description: 'Said by somebody else' });
  await diamond.getByLabel('Price (RM)', { exact: true }).fill('61');
  await save.click();
  await expect(
    page.getByText(/demo-admin@example\.com saved the plans at|Somebody else saved/),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Diamond › Description/ })).toContainText(
    'Said by somebody else',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Take what is saved now' }).click();
  await expect(diamond.getByLabel('Description')).toHaveValue('Said by somebody else');
  await expect(preview.getByText('Said by somebody else')).toBeVisible();
  await diamond.getByLabel('Price (RM)', { exact: true }).fill('62');
  const answered = page.waitForResponse(answer => answer.request().method() === 'PUT');
  await save.click();
  await answered;
  await expect(save).toBeDisabled();
  await page.route('**/api/admin/plans', route => route.abort());
  // The newest message is the first one: that of the save before may still stand behind it.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Network error occurred').first()).toBeVisible();
  await page.unroute('**/api/admin/plans');
  await page.getByText('Try again', { exact: true }).click();
  await expect(page.getByText('The plans are as they were before').first()).toBeVisible();
  await expect(diamond.getByLabel('Price (RM)', { exact: true })).toHaveValue('59.90');

  await diamond.getByLabel('Price (RM)', { exact: true }).fill('249');
  await diamond.getByLabel('Offer price (RM)').fill('');
  // Nobody loses by a wrong press what is not saved.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Mail' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(diamond.getByLabel('Price (RM)', { exact: true })).toHaveValue('249');
  await save.click();
  await expect.poll(offered).not.toContain('offer_price":39.9');
  await expectWritten(page, {
    ...{ action: 'plans_saved', called: 'Plans saved' },
    shows: ['Diamond › Price', 'RM59.90', 'RM249'],
  });
  expect(complaints).toEqual([]);
});

test('what is changed while the plans are being saved stays, and is saved next', async ({ page }) => {
  await signInAdmin(page, '/admin/plans');
  await saveElsewhere(page, { price: 249, offer_price: undefined, description: 'Everything' });
  await page.reload();
  const diamond = page.getByRole('region', { name: 'Diamond' });
  const save = page.getByRole('button', { name: 'Save the plans' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/plans', async route => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.fallback();
  });
  await diamond.getByLabel('Description').fill('Everything, and more');
  const answered = page.waitForResponse(response => response.request().method() === 'PUT');
  await save.click();
  await diamond.getByLabel('Price (RM)', { exact: true }).fill('250');
  answer.resolve();
  await answered;
  await expect(page.getByText('The plans were saved.').first()).toBeVisible();
  await expect(diamond.getByLabel('Price (RM)', { exact: true })).toHaveValue('250');
  await save.click();
  await expect(save).toBeDisabled();
  const plans = async () => JSON.stringify(await (await page.request.get('/api/plans')).json());
  await expect.poll(plans).toContain('"price":250');
  expect(await plans()).toContain('Everything, and more');
  await saveElsewhere(page, { price: 249, description: 'Everything' });
});

test(tested('the Undo of the plans'), async ({ page }) => {
  const roles = await bothRoles(page);
  const diamond = page.getByRole('region', { name: 'Diamond' });
  let price = 249;
  const act: Act = {
    name: 'plans that were saved',
    path: '/admin/plans',
    ...{ call: '**/api/admin/plans', method: 'PUT' },
    prepare: nothing,
    async make(at) {
      price += 1;
      await diamond.getByLabel('Price (RM)', { exact: true }).fill(`${price}`);
      await button('Save the plans')(at);
    },
    press: undo('The plans were saved.'),
    ...{ failed: 'That could not be undone', silent: networkError },
    intact: () => expect(diamond.getByLabel('Price (RM)', { exact: true })).toHaveValue(`${price}`),
  };
  await fail(page, act, roles);

  // Somebody else has saved since: nothing of theirs is undone, and it is said whose it is.
  await page.goto('/admin/plans');
  await act.make?.(page);
  await expect(page.getByText('The plans were saved.').first()).toBeVisible();
  await saveElsewhere(page, { price: 249, description: 'Theirs' });
  await act.press(page);
  await expect(
    page.getByText('It was not undone: demo-admin@example.com has saved the plans since.').first(),
  ).toBeVisible();
  await expect(diamond.getByLabel('Description')).toHaveValue('Theirs');
  await expect(diamond.getByLabel('Price (RM)', { exact: true })).toHaveValue('249');
});

test('plans are undone from their message wherever the admin is by then', async ({ page }) => {
  await signInAdmin(page, '/admin/plans');
  await saveElsewhere(page, { price: 249, offer_price: undefined, description: 'Everything' });
  await page.reload();
  const price = page.getByRole('region', { name: 'Diamond' }).getByLabel('Price (RM)', { exact: true });
  await price.fill('251');
  await button('Save the plans')(page);
  await expect(page.getByText('The plans were saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL('/admin/mail');
  await page.route('**/api/admin/plans', route => route.abort());
  await undo('The plans were saved.')(page);
  await expect(page.getByText(networkError).first()).toBeVisible();
  await page.unroute('**/api/admin/plans');
  await page.getByText('Try again', { exact: true }).click();
  await expect(page.getByText('The plans are as they were before').first()).toBeVisible();
  await page.getByRole('link', { name: 'Plans' }).click();
  await expect(price).toHaveValue('249');
});

test('who only helps reads the plans, and a failure to load them is said', async ({ page }) => {
  await page.route('**/api/admin/plans', route => route.fulfill({ status: 500, body: 'broken' }));
  await signInAdmin(page, '/admin/plans', 'support');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/plans');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Only an admin may change this.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Diamond' }).getByLabel('Description')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save the plans' })).toHaveCount(0);
  await expectSound(page);
});
