import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { choose } from '../../testing/choose.ts';
import { people } from '../../testing/people.ts';
import { endSession, signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, freshEmail, password, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** Registers somebody whom the demo admin then penalizes and forgives. @returns the name */
async function addHistory(page: Page): Promise<string> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin };
  const email = freshEmail();
  const name = `Audit ${email.slice(8, 16)}`;
  const account = { name, email, password: `${password}-${email}` };
  expect((await page.request.post('/api/auth/register', { data: account, headers })).status()).toBe(201);
  await page.request.post('/api/auth/logout', { headers });
  const { items } = await (await page.request.get(`/api/admin/users?search=${email}`)).json();
  const user = `/api/admin/users/${items[0].id}`;
  await page.request.post(`${user}/penalty`, { data: { duration: '3d' }, headers });
  await page.request.delete(`${user}/penalty`, { headers });
  return name;
}

test('what was done is found by who, whom, what, when and from where, and read before and after', async ({
  page,
}) => {
  await signInAdmin(page);
  const name = await addHistory(page);
  const complaints = await watch(page);
  await page.goto('/admin/audit');
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows.first()).toContainText('Penalty lifted');
  await expect(rows.first()).toContainText('demo-admin@example.com');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }

  await page.getByRole('combobox', { name: 'Action' }).fill('Penalized');
  await page.getByRole('option', { name: 'Penalized' }).click();
  await expect(page).toHaveURL(/action=penalized/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'User' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/user=\d+/);
  await choose(page.getByRole('combobox', { name: 'Done by' }), 'demo-admin@example.com');
  await expect(page).toHaveURL(/admin=\d+/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue(name);
  await expect(page.getByText('1 entry')).toBeVisible();

  await rows.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('dialog', { name: 'Penalized' });
  const change = entry.getByRole('row', { name: 'Penalized until' });
  await expect(change.locator('del')).toHaveText('–');
  await expect(change.locator('ins')).toContainText(/20\d\d/);
  await expectSound(page);
  await page.goBack();
  await expect(entry).toHaveCount(0);

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('combobox', { name: 'Done by' })).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Network').fill('127.0.0.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/network=127\.0\.0\.1/);
  await expect(rows.first()).toBeVisible();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test('the security log says who tried to get in; it is saved as a table by whoever may', async ({ page }) => {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const wrong = { email: 'demo-basic@example.com', password: 'not the one' };
  await page.request.post('/api/auth/login', { data: wrong, headers: { origin } });
  await signInAdmin(page, '/admin/audit?log=security');
  const refused = page.getByRole('row').filter({ hasText: 'Wrong address or password' });
  await expect(refused.first()).toContainText('User sign-in');
  await expectSound(page);
  // Of somebody whom no other test has, so that no other's entry is taken for this one's.
  const family = await people(page, 1);
  const { items } = await (await page.request.get(`/api/admin/users?search=${family}`)).json();
  const { id } = items[0] as { id: number };
  await page.goto(`/admin/audit?log=security&user=${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('loan-kereta-security.csv');
  await expectWritten(page, {
    ...{ action: 'security_exported', called: 'Security log exported' },
    shows: ['Of one network', `User${id}`],
  });
  await page.goto('/admin/audit?log=security');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('审计');
  await expect(page.getByRole('row').filter({ hasText: '用户登录' }).first()).toBeVisible();
});

test('who only helps reads it and exports nothing; a failure is said, and a session that ended', async ({
  page,
  context,
}) => {
  await page.route('**/api/admin/audit*', route => route.fulfill({ status: 500, body: 'broken' }));
  await signInAdmin(page, '/admin/audit', 'support');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/audit*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Security log', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Security log' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
  await endSession(page, () => page.getByRole('button', { name: 'Refresh' }).click());
});

test('an export of the security log says how much has come, is cancelled without a word, and fails with one', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/audit?log=security');
  const table = '**/api/admin/security.csv*';
  const opener = page.getByRole('button', { name: 'Export', exact: true });
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(table, async route => {
    await waiting;
    await route.abort();
  });
  await opener.click();
  await expect(page.getByText('Exporting: 0 kB').first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeVisible();
  goOn();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('could not be exported')).toHaveCount(0);
  await page.route(table, route => route.fulfill({ status: 500, body: 'broken' }));
  await opener.click();
  await expect(page.getByText('The security log could not be exported').first()).toBeVisible();
});

test('an entry narrows the log to its user, and then to its network, and Back leads to all of it', async ({
  page,
}) => {
  await signInAdmin(page);
  const name = await addHistory(page);
  await page.goto('/admin/audit');
  const rows = page.getByRole('row').filter({ hasText: name });
  const entry = page.getByRole('dialog');
  await rows.first().getByRole('button').click();
  await entry.getByRole('button', { name: 'All about this user' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/audit\?user=\d+$/);
  await expect(page.getByText('3 entries')).toBeVisible();
  await rows.first().getByRole('button').click();
  await entry.getByRole('button', { name: 'All from this network' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(/\?user=\d+&network=127\.0\.0\.1$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

test('a log is narrowed by keyboard alone, and the field that narrows it keeps the focus', async ({
  page,
}) => {
  await signInAdmin(page);
  const name = await addHistory(page);
  await page.goto('/admin/audit');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const [from, to, network] = [field('From'), field('To'), field('Network')];
  const user = page.getByRole('combobox', { name: 'User' });
  const next = new Date().getFullYear() + 1;
  // A day and a month alike are the same in every country.
  for (const [days, typed, day] of [
    [from, '10102026', '2026-10-10'],
    [to, `1212${next}`, `${next}-12-12`],
  ] as const) {
    await days.focus();
    await page.keyboard.type(typed);
    await expect(days).toHaveValue(day);
    await expect(page).toHaveURL(url => url.search.endsWith(day));
    await expect(days).toBeFocused();
  }
  await network.focus();
  await page.keyboard.type('127.0.0.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/network=127\.0\.0\.1$/);
  await expect(network).toBeFocused();
  await user.focus();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/user=\d+$/);
  await expect(page.getByText('3 entries')).toBeVisible();
  await expect(user).toHaveValue(name);
  await expect(user).toBeFocused();

  await page.getByRole('button', { name: 'Clear the filters' }).click();
  for (const each of [from, to, network, user]) await expect(each).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/audit$/);
});
