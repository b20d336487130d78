import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { choose } from '../../testing/choose.ts';
import { people } from '../../testing/people.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

async function findUser(page: Page, name: string): Promise<{ id: number; version: number }> {
  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(name)}`);
  const { items } = (await found.json()) as { items: { id: number; version: number; name: string }[] };
  const user = items.find(each => each.name === name);
  if (!user) throw new Error(`There is no user ${name}.`);
  return user;
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('rows are walked by keyboard, and what is seen stands in the address', async ({ page }) => {
  const complaints = await watch(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await signInAdmin(page, '/admin/users?plan=diamond');
  await expect(rows(page).filter({ hasText: 'demo-diamond@example.com' })).toBeVisible();
  // The list is asked for once, ahead of its page, and nothing comes that only an opened user needs.
  expect(asked.filter(path => path === '/api/admin/users')).toHaveLength(1);
  expect(asked.filter(path => path.includes('/details-'))).toEqual([]);
  const family = await people(page, 3);
  await choose(page.getByRole('combobox', { name: 'Plan' }), 'All plans');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(family);
  await expect(page).toHaveURL(`/admin/users?search=${family}`);
  await expect(rows(page)).toHaveCount(3);
  const names = await page.getByRole('rowheader').getByRole('button').allInnerTexts();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('rowheader').nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details.getByText((names[1] ?? '').split('\n').at(-1) ?? '')).toBeVisible();
  await expect(page).toHaveURL(/&user=\d+$/);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('rowheader').nth(1).getByRole('button')).toBeFocused();

  await page.getByRole('searchbox').fill(`${family}-nobody`);
  await expect(page.getByText('No users found')).toBeVisible();
  await page.route('**/api/admin/users?*', route => route.abort());
  // Not its beginning, which may have been asked for while it was typed.
  await page.getByRole('searchbox').fill(family.slice(1));
  await expect(page.getByRole('alert')).toContainText('Failed to load users data');
  await expectSound(page);
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(3);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.setViewportSize({ width: 390, height: 780 });
  await expectSound(page);
  // What is searched for comes by how well it matches, and has no other order to choose.
  await expect(page.getByText('3 users', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('created_at');
  await expectSound(page);
  expect(complaints).toEqual([]);
});

test('all that match are given a plan as a job, and those selected are exported', async ({ page }) => {
  await signInAdmin(page);
  const family = await people(page, 4);
  await page.goto(`/admin/users?search=${family}`);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('checkbox', { name: `Select: ${family} 01` }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await expect(bulk.getByRole('status')).toHaveText('1 selected');
  await page.getByRole('checkbox', { name: `Select: ${family} 00` }).focus();
  await page.keyboard.press('.');
  await expect(bulk.getByRole('button', { name: 'Change plan' })).toBeFocused();
  await bulk.getByRole('button', { name: /^Select all/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  await expectSound(page);

  await bulk.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the plan of .*4 users$/ });
  await dialog.getByRole('textbox', { name: 'Paid by each (RM)' }).fill('many');
  await dialog.getByRole('button', { name: /^Give Premium to/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Paid by each (RM)' }).fill('0');
  const begun = page.waitForResponse(response => response.url().endsWith('/api/admin/jobs/plan'));
  await dialog.getByRole('button', { name: /^Give Premium to/ }).click();
  await expect(page.getByText('The job has begun.').first()).toBeVisible();
  const { id: job } = (await (await begun).json()) as { id: number };
  await page.getByRole('link', { name: 'Enhanced Admin Center' }).click();
  await page.getByRole('button', { name: 'Jobs' }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  // Another test's job may have begun since.
  const own = jobs.getByRole('listitem').filter({ hasText: '4 of 4 users · 4 changed' }).first();
  await expect(own).toContainText('Change the plan to Premium');
  await expectSound(page);
  await page.goBack();
  await expect(jobs).toHaveCount(0);
  await page.goBack();
  await expect(rows(page).filter({ hasText: 'Premium' })).toHaveCount(4);
  const { id } = await findUser(page, `${family} 03`);
  await expectWritten(page, {
    ...{ action: 'plan_changed', called: 'Plan changed', to: { user: id } },
    shows: ['Premium'],
  });
  await expectWritten(page, { action: 'job_begun', called: 'Bulk action begun', job });

  // A sign-in is a proof for five minutes.
  await signInAdmin(page, `/admin/users?search=${family}`);
  await page.getByRole('checkbox', { name: `Select: ${family} 00` }).click();
  const saved = page.waitForEvent('download');
  await bulk.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toBe('loan-kereta-users.csv');
  const table = await readFile(await (await saved).path(), 'utf8');
  expect(table).toContain(`${family} 00`);
  expect(table).not.toContain(`${family} 01`);
  await expect(page.getByText('Comprehensive report exported successfully').first()).toBeVisible();
  const exported = await findUser(page, `${family} 00`);
  await expectWritten(page, {
    ...{ action: 'exported', called: 'Exported in a table', to: { user: exported.id } },
  });
  await expectWritten(page, {
    ...{ action: 'users_exported', called: 'Users exported' },
    shows: ['Selected users1'],
  });
});

test('those who wait are approved as a job, by who only helps, and stand in the list as approved', async ({
  page,
}) => {
  await signInAdmin(page);
  const family = await people(page, 3);
  for (const index of [0, 1]) {
    const { id, version } = await findUser(page, `${family} 0${index}`);
    const headers = { origin: new URL(page.url()).origin, 'If-Match': `"${version}"` };
    expect((await page.request.post(`/api/admin/users/${id}/revoke`, { headers })).status()).toBe(200);
  }
  await page.context().clearCookies();
  await signInAdmin(page, `/admin/users?search=${family}`, 'support');
  await expect(rows(page).filter({ hasText: 'Pending' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: /^Approve .*3 users\?$/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  // The list is read again once the job has ended.
  await expect(rows(page).filter({ hasText: 'Active' })).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'Pending' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Jobs' }).click();
  const job = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem').filter({
    hasText: 'demo-support@example.com',
  });
  await expect(job.first()).toContainText('3 of 3 users · 2 changed');
  const { id } = await findUser(page, `${family} 00`);
  await expectWritten(page, {
    ...{ action: 'approved', called: 'Approved', to: { user: id } },
    by: 'demo-support@example.com',
  });
});

test('who would get less than they have is counted, and asked about, before a plan is given to many', async ({
  page,
}) => {
  await signInAdmin(page);
  const family = await people(page, 2);
  const { id, version } = await findUser(page, `${family} 00`);
  const headers = { origin: new URL(page.url()).origin, 'If-Match': `"${version}"` };
  const data = { plan: 'diamond', amount: 0 };
  const given = await page.request.put(`/api/admin/users/${id}/plan`, { data, headers });
  expect(given.status()).toBe(200);
  await page.goto(`/admin/users?search=${family}`);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the plan of 2 users' });
  const question = page.getByRole('dialog', { name: 'Give Premium to 2 users?' });
  await dialog.getByRole('button', { name: 'Give Premium to 2 users' }).click();
  await expect(question).toContainText('One of them has more now, or for longer.');
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect((await findUser(page, `${family} 00`)).version).toBe(version + 1);
  await choose(dialog.getByRole('combobox', { name: 'Plan' }), 'Basic');
  await dialog.getByRole('button', { name: 'Give Basic to 2 users' }).click();
  await page
    .getByRole('dialog', { name: 'Give Basic to 2 users?' })
    .getByRole('button', { name: 'Give Basic to 2 users' })
    .click();
  await expect(page.getByText('The job has begun.').first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Basic' })).toHaveCount(2);
});

test('nobody is selected in a list that is on its way, and who is not shown any more is told of', async ({
  page,
}) => {
  await signInAdmin(page);
  const [family, others] = [await people(page, 2), await people(page, 2)];
  await page.goto(`/admin/users?search=${family}`);
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  const box = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}` });
  await box(`${family} 00`).click();
  await expect(bulk).toBeVisible();
  const answer = Promise.withResolvers<void>();
  const ofOthers = (url: URL) => url.pathname === '/api/admin/users' && url.search.includes(others);
  await page.route(ofOthers, async route => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill(others);
  await expect(page).toHaveURL(`/admin/users?search=${others}`);
  await expect(bulk).toHaveCount(0);
  await box(`${family} 01`).click();
  answer.resolve();
  await expect(box(`${others} 00`)).toBeVisible();
  await expect(bulk).toHaveCount(0);

  await choose(page.getByRole('combobox', { name: 'Plan' }), 'Basic');
  await expect(page).toHaveURL(/plan=basic/);
  // As long as the list is on its way it takes none.
  await expect(() => page.getByRole('checkbox', { name: 'Select all' }).check()).toPass();
  await expect(bulk.getByRole('status')).toHaveText('2 selected');
  const { id, version } = await findUser(page, `${others} 00`);
  const headers = { origin: new URL(page.url()).origin, 'If-Match': `"${version}"` };
  const data = { plan: 'diamond', amount: 0 };
  await page.request.put(`/api/admin/users/${id}/plan`, { data, headers });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(bulk.getByRole('status')).toHaveText('2 selected, 1 of them not shown');
});

test('further users that do not come are said once, and asked for again only by a press', async ({
  page,
}) => {
  let asked = 0;
  let fails = true;
  await page.route('**/api/admin/users?*', async route => {
    if (!new URL(route.request().url()).searchParams.has('cursor')) {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), next: 'more' } });
    }
    asked += 1;
    if (fails) return route.fulfill({ status: 500, body: 'broken' });
    return route.fulfill({ json: { items: [], next: null, total: { count: 0, more: false } } });
  });
  await signInAdmin(page, '/admin/users?plan=diamond');
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded');
  await expect(rows(page).filter({ hasText: 'demo-diamond@example.com' })).toBeVisible();
  await expectSound(page);
  // The first time, and the once more that every question has.
  expect(asked).toBe(2);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toBe(3);
});
