import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { signInAdmin, signInFresh } from '../../testing/sign-in.ts';
import { expectSound, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const code = (page: Page) => page.getByRole('textbox', { name: /JSON/ });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const written = async (page: Page) => (await code(page).innerText()).replaceAll('\u00a0', ' ');

async function ownCar(page: Page): Promise<{ id: string; name: string }> {
  const variant = crypto.randomUUID().slice(0, 8);
  const response = await page.request.post('/api/models', {
    data: { brand: 'Jenama', model: 'Editor', variant, price: 30_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  return response.json();
}

/** Writes another price over a car's, which is the last of the list: in the line after its name. */
async function writePrice(page: Page, id: string, price: string): Promise<void> {
  await code(page).focus();
  await page.keyboard.press('Control+End');
  await page.locator(`.cm-line:has-text("${id}") + .cm-line + .cm-line`).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await page.keyboard.insertText(`"price": ${price},`);
}

test('a document is edited where it stands wrong, saved, undone, and merged with what was saved meanwhile', async ({
  page,
}) => {
  const complaints = await watch(page);
  await signInAdmin(page, '/admin/editor');
  const { id } = await ownCar(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  await expectSound(page);
  await writePrice(page, id, '-5');
  // Before anybody has asked the server.
  await expect(page.locator('.cm-lintRange-error')).toHaveText('-5');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Use at least 0.' })).toBeVisible();
  await expect(page.locator('.cm-lintRange-error')).toHaveText('-5');
  await writePrice(page, id, '31000');
  await save(page).click();
  await expect(page.getByText('Price list saved successfully').first()).toBeVisible();
  const stored = async () =>
    (await (await page.request.get('/api/models')).json()).find((car: { id: string }) => car.id === id);
  expect(await stored()).toMatchObject({ price: 31_000 });
  await page.route('**/api/prices', route =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The server could not be reached').first()).toBeVisible();
  await page.unroute('**/api/prices');
  await page.getByText('Try again', { exact: true }).click();
  await expect(page.getByText('Undone: it is as it was before.').first()).toBeVisible();
  await expect.poll(stored).toMatchObject({ price: 30_000 });
  // The editor stays where somebody was writing.
  await expect(page.locator(`.cm-line:has-text("${id}") + .cm-line + .cm-line`)).toHaveText(/30000/);

  await writePrice(page, id, '31000 x');
  await expect(page.getByText('Invalid JSON format. Please fix the syntax errors.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await writePrice(page, id, '33000');
  await page.request.patch(`/api/models/${id}`, {
    data: { price: 32_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.route('**/api/prices', route =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await save(page).click();
  await expect(page.getByText('Failed to load data.').first()).toBeVisible();
  await page.unroute('**/api/prices');
  await page.getByText('Try again', { exact: true }).click();
  await expect(page.getByText(/demo-admin@example.com has saved meanwhile/)).toBeVisible();
  await expect(page.locator('.cm-deletedChunk')).toContainText('"price": 32000');
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save what stands here' }).click();
  await expect(page.locator('.cm-deletedChunk')).toHaveCount(0);
  await expect.poll(stored).toMatchObject({ price: 33_000 });
  await expectWritten(page, { action: 'prices_saved', called: 'Price list saved', shows: ['RM33,000'] });
  expect(complaints).toEqual([]);
});

test('what somebody else has saved meanwhile is merged also where the document was asked for again by then', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/editor');
  const { id } = await ownCar(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  await writePrice(page, id, '33000');
  await page.request.patch(`/api/models/${id}`, {
    data: { price: 32_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  // As when another tab has changed a plan: whatever is shown is then asked for again.
  const caughtUp = page.waitForResponse('**/api/prices');
  await page.evaluate(() =>
    new BroadcastChannel('admin_changes').postMessage({ type: 'PLAN_CHANGED', userId: 1 }),
  );
  await caughtUp;
  await expect(page.getByText(/has saved meanwhile/)).toBeVisible();
  await expect(page.locator('.cm-deletedChunk')).toContainText('"price": 32000');
  await expect(code(page)).toContainText('33000');

  // So is what is saved while it is merged.
  await page.request.patch(`/api/models/${id}`, {
    data: { price: 34_000 },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.evaluate(() =>
    new BroadcastChannel('admin_changes').postMessage({ type: 'PLAN_CHANGED', userId: 1 }),
  );
  await expect(page.locator('.cm-deletedChunk')).toContainText('"price": 34000');
  await page.getByRole('button', { name: 'Save what stands here' }).click();
  await expect(page.locator('.cm-deletedChunk')).toHaveCount(0);
  const stored = await (await page.request.get('/api/models')).json();
  expect(stored.find((car: { id: string }) => car.id === id)).toMatchObject({ price: 33_000 });
});

test('what is written while a document is being saved stays, and is saved next', async ({ page }) => {
  await signInAdmin(page, '/admin/editor');
  const { id } = await ownCar(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  await writePrice(page, id, '31000');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/prices', async route => {
    if (route.request().method() === 'PUT') await answer.promise;
    await route.fallback();
  });
  await save(page).click();
  await writePrice(page, id, '32000');
  answer.resolve();
  await expect(page.getByText('Price list saved successfully').first()).toBeVisible();
  const stored = async () =>
    (await (await page.request.get('/api/models')).json()).find((car: { id: string }) => car.id === id);
  expect(await stored()).toMatchObject({ price: 31_000 });
  await expect(code(page)).toContainText('32000');
  await code(page).press('Control+s');
  await expect.poll(stored).toMatchObject({ price: 32_000 });
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(save(page)).toBeDisabled();
  // It is the editor still that somebody was writing in.
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(code(page)).not.toContainText('32000');
  await expect(save(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
  await expect(code(page)).toContainText('32000');
  await expect(save(page)).toBeDisabled();
});

test('a save that leaves variants out asks first, and names them', async ({ page }) => {
  await signInAdmin(page, '/admin/editor?tab=models');
  const { id, name } = await ownCar(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  const stored = async () => {
    const { items } = await (await page.request.get('/api/models/editor')).json();
    return (items as { id: string; variant: string }[]).filter(car => car.id !== id);
  };
  const all = await stored();
  await code(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(JSON.stringify({ items: all }));
  const question = page.getByRole('dialog', { name: 'Delete a variant?' });
  await save(page).click();
  await expect(question).toContainText(name);
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  const isThere = async () => (await (await page.request.get('/api/models')).text()).includes(`"${id}"`);
  expect(await isThere()).toBe(true);
  await save(page).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Models saved successfully').first()).toBeVisible();
  expect(await isThere()).toBe(false);
  expect(await stored()).toEqual(all);
  await expectWritten(page, { action: 'models_saved', called: 'List of models saved', shows: ['Removed1'] });
});

test('an admin has a form for one model, and no profile of their own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAdmin(page, '/admin/editor?tab=form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await page.getByRole('combobox', { name: 'Model' }).fill('Axia 1.0 G');
  await page.getByRole('option', { name: 'Perodua Axia 1.0 G' }).click();
  await expect(page.getByLabel('Code')).toHaveValue('axia');
  await expect(page.getByLabel('Variant')).toHaveValue('1.0 G');
  await expectSound(page);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByText('No advisor is signed in here')).toBeVisible();
  await expect(page).toHaveURL(/tab=profile/);
});

test('support reads the documents and saves none', async ({ page }) => {
  await signInAdmin(page, '/admin/editor?tab=models', 'support');
  await expect(code(page)).toBeVisible();
  expect(await written(page)).toContain('"brand": "Perodua"');
  await expect(save(page)).toHaveCount(0);
});

test('a profile is saved as far as it was changed here, shown as it is then, and not left unasked', async ({
  page,
}) => {
  await signInFresh(page);
  await signInAdmin(page, '/admin/editor?tab=profile');
  const headline = page.getByLabel('Headline');
  await headline.fill('Kereta idaman');
  const elsewhere = { whatsapp: '019-876 5432', photo_url: 'https://example.com/me.jpg' };
  await page.request.post('/api/me/profile', {
    data: elsewhere,
    headers: { origin: new URL(page.url()).origin },
  });
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved successfully.').first()).toBeVisible();
  const stored = await page.request.get('/api/me/profile');
  expect(await stored.json()).toMatchObject({ headline: 'Kereta idaman', ...elsewhere });
  const number = page.getByLabel('WhatsApp number');
  await expect(number).toHaveValue('019-876 5432');
  await number.fill('nombor saya');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Please enter a phone number such as 012-345 6789.').first()).toBeVisible();
  await number.fill('019-876 5432');
  await headline.fill('Not saved yet');
  await page.getByRole('tab', { name: 'Model Form' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(headline).toHaveValue('Not saved yet');
  await page.getByRole('tab', { name: 'Model Form' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(headline).toHaveCount(0);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(headline).toHaveValue('Kereta idaman');
});

test('what is written in the form of a model is not given up unasked', async ({ page }) => {
  await signInAdmin(page, '/admin/editor?tab=form');
  const variant = page.getByLabel('Variant');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const chooseAxia = async () => {
    await page.getByRole('combobox', { name: 'Model' }).fill('Axia 1.0 G');
    await page.getByRole('option', { name: 'Perodua Axia 1.0 G' }).click();
  };
  await variant.fill('850 EX');
  await chooseAxia();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(variant).toHaveValue('850 EX');
  await page.getByRole('tab', { name: 'Models JSON' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(variant).toHaveValue('850 EX');
  await chooseAxia();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(variant).toHaveValue('1.0 G');
  await page.getByRole('tab', { name: 'Models JSON' }).click();
  await expect(code(page)).toBeVisible();
});
