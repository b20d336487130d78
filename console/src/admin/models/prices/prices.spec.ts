import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../../testing/audit.ts';
import { signInAdmin } from '../../../testing/sign-in.ts';
import { expectSound, watch } from '../../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** Two cars of a brand of the test's own, so that tests do not meet. @returns the brand and the cars' ids */
async function ownCars(page: Page): Promise<{ brand: string; ids: readonly string[] }> {
  const brand = `Jenama ${crypto.randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const variant of ['A', 'B']) {
    const response = await page.request.post('/api/models', {
      data: { brand, model: 'Kancil', variant, price: 30_000 },
      headers: { origin: new URL(page.url()).origin },
    });
    ids.push((await response.json()).id);
  }
  await page.goto(`/admin/models?view=prices&search=${encodeURIComponent(brand)}`);
  return { brand, ids };
}

const review = (page: Page) => page.getByRole('dialog', { name: 'What will change' });
const price = (page: Page, name: string) => page.getByLabel(`New price of ${name}`);

test('prices are stepped, written over, looked at, saved, and undone', async ({ page }) => {
  const complaints = await watch(page);
  await signInAdmin(page, '/admin/models');
  const { brand, ids } = await ownCars(page);
  const [a, b] = [`${brand} Kancil A`, `${brand} Kancil B`];
  await page.getByLabel('Change the listed prices by').fill('-2.5');
  await page.getByRole('button', { name: '%', exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(price(page, a)).toHaveValue('29,250');
  await price(page, a).press('ArrowDown');
  await expect(price(page, b)).toBeFocused();
  await price(page, b).fill('abc');
  await expect(page.getByText('One field is not right yet.')).toBeVisible();
  await expect(price(page, b)).toHaveAccessibleDescription(/^Use whole RM, from 0 to /);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeDisabled();
  await price(page, b).fill('31.000');
  await expect(price(page, b)).toHaveAccessibleDescription(
    '“31.000” can mean RM31 or RM31,000. Write the one that you mean.',
  );
  await expect(page.getByText(`One field is not right yet. ${b}: “31.000” can mean RM31`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last step' }).click();
  await expect(price(page, b)).toHaveValue('29,250');
  await price(page, b).fill('31,000');
  await expectSound(page);
  await page.getByRole('button', { name: 'Review 2 changes' }).click();
  await expect(
    review(page).getByRole('row', { name: /RM30,000 → RM29,250 -RM750 \(-2.5 %\)/ }),
  ).toBeVisible();
  await expectSound(page);

  // Somebody else saves meanwhile: nothing is overwritten, and the difference is to the new list.
  await page.request.patch(`/api/models/${ids[0]}`, {
    data: { price: 30_500 },
    headers: { origin: new URL(page.url()).origin },
  });
  await review(page).getByRole('button', { name: 'Save prices' }).click();
  await expect(review(page).getByText(/demo-admin@example.com has changed the list meanwhile/)).toBeVisible();
  await expect(review(page).getByText('RM30,500 → RM29,250')).toBeVisible();
  await expect(review(page).getByText(/^Changed by others since you wrote this: /)).toContainText(
    `${a} · OTR Price (RM): RM30,000 → RM30,500.`,
  );
  await review(page).getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Price list saved successfully').first()).toBeVisible();
  await expect(price(page, b)).toHaveValue('31,000');
  const saves = '**/api/prices';
  await page.route(saves, route => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The server could not be reached').first()).toBeVisible();
  await page.unroute(saves);
  await page.getByText('Try again', { exact: true }).click();
  await expect(price(page, a)).toHaveValue('30,500');
  await expect(price(page, b)).toHaveValue('30,000');
  await expectWritten(page, {
    action: 'prices_saved',
    called: 'Price list saved',
    shows: ['RM30,500', 'RM29,250'],
  });
  expect(complaints).toEqual([]);
});

test('a table goes out, comes back mended, and changes nothing before it was looked at', async ({ page }) => {
  await signInAdmin(page, '/admin/models');
  const { brand, ids } = await ownCars(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  const line = `${ids[0]},Kancil A,30000,2.9,`;
  expect(table).toContain(line);

  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('id,price\nnothing,1\n');
  const refused = page.getByRole('dialog', { name: 'This file was not taken over' });
  await expect(refused.getByText('Row 2, id: there is no variant “nothing”.')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await choose(`sep=;\nid;price\n${ids[0]};41.000\n`);
  await expect(
    refused.getByText('Row 2, price: “41.000” can mean RM41 or RM41,000. Write the one that you mean.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(table.replace(line, `${ids[0]},Kancil A,"32,500",3.1,`));
  await expect(review(page).getByText('RM30,000 → RM32,500')).toBeVisible();
  await expect(review(page).getByText('2.90 Flat rate → 3.10 Flat rate')).toBeVisible();
  const stored = async () =>
    (await (await page.request.get('/api/models')).json()).find(({ id }: { id: string }) => id === ids[0]);
  expect(await stored()).toMatchObject({ price: 30_000 });
  await review(page).getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Price list saved successfully').first()).toBeVisible();
  expect(await stored()).toMatchObject({ brand, price: 32_500, rate: 3.1 });
  await expectWritten(page, { action: 'prices_saved', called: 'Price list saved', shows: ['RM32,500'] });
});

test('a file with a large change asks and keeps unsaved edits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAdmin(page, '/admin/models');
  const { brand, ids } = await ownCars(page);
  const [a, b] = [`${brand} Kancil A`, `${brand} Kancil B`];
  const choose = (...rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'prices.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['id,name,price,rate,image', ...rows].join('\n')),
    });
  await choose(`${ids[0]},Kancil A,RM 43,000,2.9,`, `${ids[1]},Kancil B,31000`);
  const refused = page.getByRole('dialog', { name: 'This file was not taken over' });
  await expect(refused).toContainText(
    'Row 2 has 6 cells, but 5 are expected: id, name, price, rate, image. Put a number that has a comma in quotes.',
  );
  await expect(refused).toContainText('Row 3 has only 3 cells, but 5 are expected');
  await page.keyboard.press('Escape');

  await price(page, a).fill('31000');
  await choose(`${ids[0]},Kancil A,30000,2.9,`, `${ids[1]},Kancil B,40000,2.9,`);
  await expect(review(page).getByText('RM30,000 → RM31,000')).toBeVisible();
  await expect(review(page).getByText('More than 20 %', { exact: true })).toHaveCount(1);
  await expectSound(page);
  await review(page).getByRole('button', { name: 'Save prices' }).click();
  const large = page.getByRole('dialog', { name: 'Change one price by more than 20 %?' });
  await expect(large).toContainText(`${b}: RM30,000 → RM40,000.`);
  await expectSound(page);
  await large.getByRole('button', { name: 'Cancel' }).click();
  await expect(large).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Cancel' }).click();

  await choose(`${ids[0]},Kancil A,32000,2.9,`);
  const question = page.getByRole('dialog', { name: 'Replace what you wrote for one variant?' });
  await question.getByRole('button', { name: 'Keep what I wrote' }).click();
  await expect(review(page).getByText('RM30,000 → RM31,000')).toBeVisible();
  await review(page).getByRole('button', { name: 'Cancel' }).click();
  await choose(`${ids[0]},Kancil A,32000,2.9,`);
  await question.getByRole('button', { name: 'Use the file' }).click();
  await expect(review(page).getByText('RM30,000 → RM32,000')).toBeVisible();
  await review(page).getByRole('button', { name: 'Save prices' }).click();
  await large.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Price list saved successfully').first()).toBeVisible();
  await expect(price(page, a)).toHaveValue('32,000');
  await expect(price(page, b)).toHaveValue('40,000');
});

test('a change waits for its time, is seen, can be cancelled once, and stands in the history', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAdmin(page, '/admin/models');
  const written = () =>
    Promise.all(
      ['price_change_scheduled', 'price_change_cancelled'].map(async action => {
        const { total } = await (await page.request.get(`/api/admin/audit?action=${action}`)).json();
        return Number(total.count);
      }),
    );
  const before = await written();
  const { brand, ids } = await ownCars(page);
  await price(page, `${brand} Kancil A`).fill('35000');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await review(page).getByRole('button', { name: 'At a time' }).click();
  await expect(review(page).getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await review(page).getByLabel('Date and time').fill(`${year}-01-31T00:00`);
  await review(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(`Prices change on 31 Jan ${year}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Scheduled' }).click();
  await expect(page).toHaveURL(/view=later/);
  const row = page.getByRole('row', { name: `31 Jan ${year}` }).first();
  await expect(row).toContainText('Waiting');
  await expectSound(page);
  await row.getByRole('button').click();
  const due = page.getByRole('dialog', { name: 'Price change' });
  await expect(due.getByText('RM30,000 → RM35,000')).toBeVisible();
  await expectSound(page);
  await expect(page).toHaveURL(/change=\d+/);
  await page.goBack();
  await expect(due).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(due.getByText('RM30,000 → RM35,000')).toBeVisible();
  await due.getByRole('button', { name: 'Cancel this change' }).click();
  await page
    .getByRole('dialog', { name: new RegExp(`Cancel the price change of 31 Jan ${year}`) })
    .getByRole('button', { name: 'Cancel this change' })
    .click();
  await expect(page.getByText('The price change was cancelled').first()).toBeVisible();
  await expect(page.getByRole('row', { name: `31 Jan ${year}` }).first()).toContainText('Cancelled');

  // Somebody else cancels one, and deletes a car, while they are looked at: neither is done twice, and it is said why not.
  const { origin } = new URL(page.url());
  const headers = { origin };
  const later = { due_at: `${year}-03-15T00:00:00Z`, items: [{ id: ids[0], price: 36_000 }] };
  const made = await page.request.post('/api/prices/changes', { data: later, headers });
  const { id } = (await made.json()) as { id: number };
  await page.goto('/admin/models?view=later');
  await page
    .getByRole('row', { name: `15 Mar ${year}` })
    .first()
    .getByRole('button')
    .click();
  await expect(due.getByText('RM30,000 → RM36,000')).toBeVisible();
  await page.request.delete(`/api/prices/changes/${id}`, { headers });
  await due.getByRole('button', { name: 'Cancel this change' }).click();
  await page
    .getByRole('dialog', { name: /Cancel the price change/ })
    .getByRole('button', { name: 'Cancel this change' })
    .click();
  await expect(page.getByText('This price change is no longer waiting.').first()).toBeVisible();

  await page.goto(`/admin/models?view=prices&search=${encodeURIComponent(brand)}`);
  await price(page, `${brand} Kancil B`).fill('35000');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await review(page).getByRole('button', { name: 'At a time' }).click();
  await review(page).getByLabel('Date and time').fill(`${year}-01-31T00:00`);
  await page.request.delete(`/api/models/${ids[1]}`, { headers });
  await review(page).getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(review(page).getByRole('alert')).toContainText('There is no such variant.');

  expect(await written()).toEqual(before.map(count => count + 2));
  await expectWritten(page, { action: 'price_change_scheduled', called: 'Price change scheduled' });
  await expectWritten(page, { action: 'price_change_cancelled', called: 'Price change cancelled' });
});

test('where there are more changes than come at once, all can be reached', async ({ page }) => {
  await signInAdmin(page, '/admin/models');
  const { brand, ids } = await ownCars(page);
  const headers = { origin: new URL(page.url()).origin };
  const due_at = `${new Date().getFullYear() + 1}-06-01T00:00:00Z`;
  for (let price = 40_000; price < 40_026; price += 1) {
    const data = { due_at, items: [{ id: ids[0], price }] };
    const made = await page.request.post('/api/prices/changes', { data, headers });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as { id: number };
    // Only so many may wait; those that no longer do are listed all the same.
    await page.request.delete(`/api/prices/changes/${id}`, { headers });
  }
  await page.goto('/admin/models?view=later');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(25)).toBeVisible();
  await rows.nth(25).getByRole('button').click();
  await expect(
    page.getByRole('dialog', { name: 'Price change' }).getByText(`${brand} Kancil A`),
  ).toBeVisible();
});
