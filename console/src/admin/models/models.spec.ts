import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { pixel } from '../../testing/pixel.ts';
import { endSession, signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, searchFor, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

/** A change by somebody else: of the same session, but past the page. */
async function meanwhile(page: Page, id: string, change: object): Promise<void> {
  const origin = new URL(page.url()).origin;
  const response = await page.request.patch(`/api/models/${id}`, { data: change, headers: { origin } });
  expect(response.status()).toBe(200);
}

/** Brands of a test's own, so that tests do not meet. */
const ownBrand = () => `Jenama ${crypto.randomUUID().slice(0, 8)}`;

async function addCar(page: Page, brand: string, variant: string): Promise<string> {
  const response = await page.request.post('/api/models', {
    data: { brand, model: 'Kancil', variant, price: 30_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  return (await response.json()).id;
}

test('a car is added with a picture, found, changed and changed back, taken off sale and deleted', async ({
  page,
}) => {
  const complaints = await watch(page);
  await signInAdmin(page, '/admin/models');
  await expect(row(page, 'Aruz')).toHaveCount(2);
  await expectSound(page);
  const brand = ownBrand();

  await page.getByRole('button', { name: 'Add Model' }).click();
  await expect(page).toHaveURL(/edit=new/);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Please fill in all required fields')).toBeVisible();
  await expect(field(page, 'Model')).toBeFocused();
  await field(page, 'Brand').fill(brand);
  await field(page, 'Model').fill('Kancil');
  await field(page, 'Variant').fill('850 EX');
  await field(page, 'OTR Price (RM)').fill('RM 30,000');
  await field(page, 'Rate (% p.a.)').fill('11');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    form(page).getByText(
      'A flat rate of 11.00% is above the legal ceiling: at most 9.54% over 5, 7, 9 years.',
    ),
  ).toBeVisible();
  await field(page, 'Rate (% p.a.)').fill('3,00');
  await expect(form(page).getByText('RM353 a month over 9 years')).toBeVisible();
  await form(page).locator('input[type=file]').setInputFiles(pixel);
  await expect(form(page).locator('img')).toHaveAttribute('src', /^\/cars\/[0-9a-f]+\.webp$/);
  await field(page, 'Picture URL').fill('/uploads/a.webp');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    form(page)
      .getByText(/a path on this site other than \/uploads\//)
      .first(),
  ).toBeVisible();
  // What is saved has the picture that was chosen.
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/models/pictures', route => slow.promise.then(() => route.continue()));
  await form(page).locator('input[type=file]').setInputFiles(pixel);
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  slow.resolve();
  await expect(field(page, 'Picture URL')).toHaveValue(/^\/cars\//);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Model created successfully!').first()).toBeVisible();
  await expect(form(page)).toHaveCount(0);

  await searchFor(page, brand);
  await expect(row(page, brand)).toContainText('30,000');
  await page.reload();
  await expect(row(page, brand)).toHaveCount(1);
  await expect(page.getByText('1 variant', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${brand} Kancil 850 EX` }).click();
  await field(page, 'OTR Price (RM)').fill('31000');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Model updated successfully!').first()).toBeVisible();
  await expect(row(page, brand)).toContainText('31,000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, brand)).toContainText('30,000');
  await page.reload();
  await expect(row(page, brand)).toContainText('30,000');

  await page.getByRole('button', { name: `More: ${brand} Kancil 850 EX` }).click();
  await page.getByRole('menuitem', { name: 'Take off sale' }).click();
  await expect(row(page, brand)).toContainText('Not on sale');
  const onSale = await (await page.request.get('/api/models')).json();
  expect(onSale.filter((car: { brand: string }) => car.brand === brand)).toEqual([]);

  await page.getByRole('button', { name: `Delete ${brand} Kancil 850 EX` }).click();
  const question = page.getByRole('dialog', { name: `Delete ${brand} Kancil 850 EX?` });
  await expect(question).toContainText('Delete this model?');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Model deleted successfully!').first()).toBeVisible();
  await expect(page.getByText('No models found', { exact: true })).toBeVisible();
  for (const [action, called, shown] of [
    ['model_added', 'Model added', brand],
    // Its number begins otherwise where another Kancil is there already.
    ['model_changed', 'Model changed', '850-ex › On sale'],
    ['model_removed', 'Model removed', brand],
    ['model_picture_added', 'Picture of a model added', '/cars/'],
  ] as const)
    await expectWritten(page, { action, called, shows: [shown] });
  expect(complaints).toEqual([]);
});

test('what two have changed is shown side by side, and what only one has changed goes together', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/models');
  const brand = ownBrand();
  const id = await addCar(page, brand, '660');
  await page.goto(`/admin/models?search=${encodeURIComponent(brand)}&edit=${id}`);
  await expect(field(page, 'OTR Price (RM)')).toHaveValue('30000');
  await meanwhile(page, id, { rate: 4, price: 32_000 });
  await field(page, 'OTR Price (RM)').fill('33000');
  await field(page, 'Variant').fill('660 EX');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = form(page).getByRole('region', { name: /demo-admin@example.com changed this model/ });
  await expect(conflict.getByRole('row', { name: 'OTR Price (RM) RM32,000 RM33,000' })).toBeVisible();
  await expect(field(page, 'Rate (% p.a.)')).toHaveValue('4');
  await expectSound(page);
  await conflict.getByRole('button', { name: 'Use theirs: OTR Price (RM)' }).click();
  await expect(field(page, 'OTR Price (RM)')).toHaveValue('32000');
  await meanwhile(page, id, { includes_insurance: true });
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/What demo-admin@example.com changed meanwhile was kept/).first(),
  ).toBeVisible();
  await expect(row(page, brand)).toContainText('660 EX');
  await expect(row(page, brand)).toContainText('32,000');
  await expect(row(page, brand)).toContainText('With insurance');
});

test('rows keep their order by keyboard, a phone has cards, and what fails rolls back', async ({ page }) => {
  await signInAdmin(page, '/admin/models');
  const brand = ownBrand();
  for (const variant of ['A', 'B']) await addCar(page, brand, variant);
  await page.goto('/admin/models');
  await page.getByRole('button', { name: `More: ${brand} Kancil B` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(page.getByText(`${brand} Kancil B was moved`).first()).toBeVisible();
  const listed = await (await page.request.get('/api/models')).json();
  const own = listed.filter((car: { brand: string }) => car.brand === brand);
  expect(own.map((car: { variant: string }) => car.variant)).toEqual(['B', 'A']);
  await expectWritten(page, { action: 'models_saved', called: 'List of models saved', shows: ['Version'] });

  await page.goto(`/admin/models?search=${encodeURIComponent(brand)}&sort=-variant`);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(row(page, `${brand} Kancil B`)).toBeVisible();
  await expectSound(page);
  await page.route('**/api/models/*', route =>
    route.request().method() === 'DELETE' ? route.abort('connectionfailed') : route.fallback(),
  );
  await page.getByRole('button', { name: `Delete ${brand} Kancil A` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('The server could not be reached. Please check your connection.').first(),
  ).toBeVisible();
  await expect(row(page, `${brand} Kancil A`)).toBeVisible();
});

test('a list that does not come can be asked for again, support only looks, and a session that ends leads back', async ({
  page,
  context,
}) => {
  await signInAdmin(page, '/admin');
  await page.route('**/api/models/editor', route =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }),
  );
  await page.goto('/admin/models');
  await expect(page.getByText('Failed to load models')).toBeVisible();
  await page.unroute('**/api/models/editor');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Aruz').first()).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).first().click();
  await expect(page).toHaveURL('/admin/users');
  await page.goBack();

  await context.clearCookies();
  await signInAdmin(page, '/admin/models', 'support');
  await expect(row(page, 'Aruz').first()).toBeVisible();
  await expect(page.getByText('Your role may look, but change nothing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Model' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);

  await page.goto('/admin/models?brand=Perodua');
  await expect(row(page, 'Aruz').first()).toBeVisible();
  await endSession(page, () => page.getByRole('button', { name: 'Refresh' }).click());
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fmodels%3Fbrand%3DPerodua$/);
});

test('what is written of a car is not given up unasked', async ({ page }) => {
  await signInAdmin(page, '/admin/models');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const sheet = page.getByRole('dialog', { name: 'Add Model' });
  await page.getByRole('button', { name: 'Add Model' }).click();
  await field(page, 'Model').fill('Kancil');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, 'Model')).toHaveValue('Kancil');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Model' }).click();
  await expect(field(page, 'Model')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});
