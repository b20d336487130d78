import { expect, type Locator, type Page, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, freshEmail, password, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const tile = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true }).locator('xpath=../..');
const figureOf = async (page: Page, name: string): Promise<string> => {
  const figure = tile(page, name).locator('p[translate=no]');
  await expect(figure).toHaveText(/\d/);
  return figure.innerText();
};
const numberIn = (text: string): number => Number(text.replaceAll(/[^\d.-]/g, ''));

/** An account with a number of its own. @returns its id, while the admin is signed in */
async function register(page: Page, name: string): Promise<number> {
  const email = freshEmail();
  const data = { name, email, password, phone: '012-345 6789' };
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  await page.context().clearCookies({ name: 'lk_session' });
  await signInAdmin(page, '/admin/dashboard');
  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(email)}`);
  return (await found.json()).items[0].id;
}

async function rowsShown(page: Page): Promise<number> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    const before = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  return rows.count();
}

test('each tile leads to a list of that many rows', async ({ page }) => {
  const complaints = await watch(page);
  const id = await register(page, 'Aminah binti Yusof');
  const { origin } = new URL(page.url());
  const paid = await page.request.put(`/api/admin/users/${id}/plan`, {
    data: { plan: 'premium', expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString() },
    headers: { origin },
  });
  expect(paid.status()).toBe(200);
  for (const name of ['Total Users', 'Active Users', 'Premium Users']) {
    await page.goto('/admin/dashboard');
    const figure = await figureOf(page, name);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/users/);
    expect([name, await rowsShown(page)]).toEqual([name, numberIn(figure)]);
  }
  await page.goto('/admin/dashboard');
  const premium = numberIn(await figureOf(page, 'Premium Users'));
  expect(numberIn(await figureOf(page, 'Subscriptions'))).toBe(49 * premium);
  await expect(tile(page, 'Subscriptions')).toContainText('valid now, ');

  const sold = await figureOf(page, 'Sold this month');
  await page.getByRole('link', { name: 'Sold this month' }).click();
  const books = page.getByRole('dialog', { name: 'Sold this month' });
  await expect(books.getByRole('link', { name: 'Aminah binti Yusof' })).toBeVisible();
  const amounts = await books.getByRole('listitem').locator('strong').allInnerTexts();
  expect(amounts.map(numberIn).reduce((sum, amount) => sum + amount, 0)).toBe(numberIn(sold));
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(books).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('Today lists waiting accounts and ending plans, each with a message', async ({ page }) => {
  const ending = await register(page, 'Siti Ending');
  const waiting = await register(page, 'Wong Waiting');
  const { origin } = new URL(page.url());
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await page.request.put(`/api/admin/users/${ending}/plan`, {
    data: { plan: 'premium', expires_at: soon },
    headers: { origin },
  });
  await page.request.post(`/api/admin/users/${waiting}/revoke`, { headers: { origin } });
  await page.goto('/admin/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  const chat = today
    .getByRole('region', { name: 'Plan ends within seven days' })
    .getByRole('link', { name: 'WhatsApp: write to Siti Ending' });
  await expect(chat).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60123456789\?text=Hai%20Siti%20Ending%2C%20pelan/,
  );
  const queue = today.getByRole('region', { name: 'Waiting for approval' });
  await expect(queue.getByRole('link', { name: 'WhatsApp: write to Wong Waiting' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSound(page);
  }
  await queue.getByRole('link', { name: 'Wong Waiting', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Pending');
  await page.goto('/admin/dashboard');
  await queue.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\?status=pending/);
  await expect(page.getByRole('row', { name: 'Wong Waiting' })).toBeVisible();
});
