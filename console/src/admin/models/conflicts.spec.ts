import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';
import { button, dialog, inDialog, inMenu, questionsGone } from '../failures/act.ts';

test.use({ locale: 'en-GB' });

const originOf = (page: Page) => ({ origin: new URL(page.url()).origin });

/** A brand of the test's own with two cars, the last of the list. @returns their ids */
async function addCars(page: Page, brand: string): Promise<readonly [string, string]> {
  const add = async (variant: string): Promise<string> => {
    const data = { brand, model: 'Kancil', variant, price: 30_000 };
    const made = await page.request.post('/api/models', { data, headers: originOf(page) });
    return (await made.json()).id;
  };
  return [await add('A'), await add('B')];
}

/** A change by somebody else: of the same session, but past the page. */
async function meanwhile(page: Page, id: string, data: object): Promise<void> {
  const made = await page.request.patch(`/api/models/${id}`, { data, headers: originOf(page) });
  expect(made.status()).toBe(200);
}

/** The cars of a brand as the list has them, first to last. */
async function stored(page: Page, brand: string) {
  const { items } = await (await page.request.get('/api/models/editor')).json();
  return (items as { brand: string; variant: string; otr: number; active: boolean }[]).filter(
    car => car.brand === brand,
  );
}

test('a row that somebody else has changed shows that first, and is then taken off sale, moved and deleted', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/models');
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  const [, id] = await addCars(page, brand);
  await page.reload();
  const car = `${brand} Kancil B`;
  const row = page.getByRole('row').filter({ hasText: car });
  const told = page.getByRole('region', { name: 'Notifications' });
  let price = 30_000;
  for (const { press, done, variants, active } of [
    {
      ...{ press: inMenu(car, 'Take off sale'), done: `${car} is no longer on sale` },
      ...{ variants: ['A', 'B'], active: false },
    },
    {
      ...{ press: inMenu(car, 'Put on sale'), done: `${car} is on sale` },
      ...{ variants: ['A', 'B'], active: true },
    },
    {
      ...{ press: inMenu(car, 'Move up'), done: `${car} was moved` },
      ...{ variants: ['B', 'A'], active: true },
    },
    {
      async press(page: Page) {
        await button(`Delete ${car}`)(page);
        await inDialog('Delete')(page);
      },
      ...{ done: 'Model deleted successfully!', variants: ['A'], active: true },
    },
  ])
    await test.step(done, async () => {
      await expect(row).toContainText(price.toLocaleString('en-MY'));
      const before = await stored(page, brand);
      price += 1000;
      await meanwhile(page, id, { price });
      await press(page);
      const conflict = told.getByText('demo-admin@example.com changed the list meanwhile.');
      await expect(conflict).toContainText(
        `${car} · OTR Price (RM): RM${(price - 1000).toLocaleString('en-MY')} → RM${price.toLocaleString('en-MY')}`,
      );
      // As it stands now, and as it was but for that.
      await expect(row).toContainText(price.toLocaleString('en-MY'));
      await expect(row).toContainText('B');
      expect(await stored(page, brand)).toEqual(
        before.map(each => (each.variant === 'B' ? { ...each, otr: price } : each)),
      );
      await told.getByLabel('Close').click();
      await expect(conflict).toHaveCount(0);
      await questionsGone(page);

      await press(page);
      await expect(told.getByText(done)).toBeVisible();
      await told.getByLabel('Close').click();
      await expect(told.getByText(done)).toHaveCount(0);
      const after = await stored(page, brand);
      expect(after.map(({ variant }) => variant)).toEqual(variants);
      for (const each of after) if (each.variant === 'B') expect(each).toMatchObject({ otr: price, active });
    });
});

test('an Undo that somebody else was quicker than puts nothing back, and says what they changed', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/models');
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  const [first, id] = await addCars(page, brand);
  await page.reload();
  const car = `${brand} Kancil B`;
  const told = page.getByRole('region', { name: 'Notifications' });
  const done = told.getByRole('dialog', { name: `${car} is no longer on sale` });
  await inMenu(car, 'Take off sale')(page);
  await expect(done).toBeVisible();
  const undo = done.getByRole('button', { name: 'Undo', exact: true });
  await meanwhile(page, id, { price: 31_000, rate: 4 });
  expect((await page.request.delete(`/api/models/${first}`, { headers: originOf(page) })).status()).toBe(204);
  await undo.click();
  const conflict = told.getByText('Not undone, as demo-admin@example.com changed the list meanwhile.');
  await expect(conflict).toContainText(`${car} · OTR Price (RM): RM30,000 → RM31,000`);
  await expect(conflict).toContainText(`${car} · Rate (% p.a.): 2.9 → 4`);
  await expect(conflict).toContainText(`Deleted: ${brand} Kancil A`);
  // What was this admin's own is no news to them.
  await expect(conflict).not.toContainText('On sale');
  const row = page.getByRole('row').filter({ hasText: car });
  await expect(row).toContainText('31,000');
  await expect(row).toContainText('Not on sale');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  expect(await stored(page, brand)).toMatchObject([
    { variant: 'B', otr: 31_000, defaultRate: 4, active: false },
  ]);
});

test('a car that somebody else deletes while it stands in its form is not made anew, and what is added meets nobody', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/models');
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  const [first, id] = await addCars(page, brand);
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  await page.goto(`/admin/models?edit=${id}`);
  await expect(field('OTR Price (RM)')).toHaveValue('30000');
  await field('OTR Price (RM)').fill('33000');
  expect((await page.request.delete(`/api/models/${id}`, { headers: originOf(page) })).status()).toBe(204);
  await inDialog('Save')(page);
  await expect(dialog(page)).toContainText('no longer in the list');
  expect((await stored(page, brand)).map(({ variant }) => variant)).toEqual(['A']);

  await page.goto('/admin/models?edit=new');
  for (const [name, value] of [
    ['Brand', brand],
    ['Model', 'Kancil'],
    ['Variant', 'C'],
    ['OTR Price (RM)', '35000'],
  ] as const)
    await field(name).fill(value);
  await meanwhile(page, first, { price: 31_000 });
  await inDialog('Save')(page);
  await expect(page.getByText('Model created successfully!').first()).toBeVisible();
  const both = [
    { variant: 'A', otr: 31_000 },
    { variant: 'C', otr: 35_000 },
  ];
  expect(await stored(page, brand)).toMatchObject(both);

  // What somebody else has added first is not added twice.
  await page.goto('/admin/models?edit=new');
  for (const [name, value] of [
    ['Brand', brand],
    ['Model', 'Kancil'],
    ['Variant', 'C'],
    ['OTR Price (RM)', '36000'],
  ] as const)
    await field(name).fill(value);
  await inDialog('Save')(page);
  await expect(dialog(page)).toContainText('This variant of this model is in the list already.');
  await expect(field('OTR Price (RM)')).toHaveValue('36000');
  expect(await stored(page, brand)).toMatchObject(both);
});

test('the form of one model keeps what was written, shows what somebody else changed, and saves both', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/editor?tab=form');
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  const [, id] = await addCars(page, brand);
  await page.reload();
  const model = page.getByRole('combobox', { name: 'Model', exact: true });
  await model.fill(`${brand} Kancil B`);
  await page.getByRole('option', { name: `${brand} Kancil B` }).click();
  const price = page.getByLabel('OTR Price (RM)');
  await expect(price).toHaveValue('30000');
  await price.fill('33000');
  await meanwhile(page, id, { price: 32_000, rate: 4 });
  await button('Save')(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'demo-admin@example.com has changed the list' });
  await expect(refusal).toContainText('OTR Price (RM): 30000 → 32000');
  await expect(refusal).toContainText('Rate (% p.a.): 2.9 → 4');
  await expect(price).toHaveValue('33000');
  await expect(page.getByLabel('Rate (% p.a.)')).toHaveValue('4');
  await expectSound(page);
  expect((await stored(page, brand))[1]).toMatchObject({ otr: 32_000, defaultRate: 4 });
  await button('Save')(page);
  await expect(page.getByText('Models saved successfully').first()).toBeVisible();
  expect((await stored(page, brand))[1]).toMatchObject({ otr: 33_000, defaultRate: 4 });

  // Deleted by somebody else, it can be saved as another one.
  await price.fill('34000');
  expect((await page.request.delete(`/api/models/${id}`, { headers: originOf(page) })).status()).toBe(204);
  await button('Save')(page);
  await expect(page.getByText('demo-admin@example.com has deleted this model meanwhile.')).toBeVisible();
  await expect(price).toHaveValue('34000');
  expect(await stored(page, brand)).toHaveLength(1);
});

test('while a change of the list is on its way no other begins, which would be of a list that is no more', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/models');
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  await addCars(page, brand);
  await page.reload();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/models/*', async route => {
    if (route.request().method() === 'PATCH') await answer.promise;
    await route.fallback();
  });
  await inMenu(`${brand} Kancil A`, 'Take off sale')(page);
  await button(`More: ${brand} Kancil B`)(page);
  const second = page.getByRole('menuitem', { name: 'Take off sale' });
  await expect(second).toBeDisabled();
  answer.resolve();
  await expect(second).toBeEnabled();
  // The message of the first may lie over it.
  await page.keyboard.press('Escape');
  await inMenu(`${brand} Kancil B`, 'Take off sale')(page);
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told.getByText(`${brand} Kancil B is no longer on sale`)).toBeVisible();
  expect((await stored(page, brand)).map(({ active }) => active)).toEqual([false, false]);
});
