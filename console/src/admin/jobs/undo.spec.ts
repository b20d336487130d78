import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { people } from '../../testing/people.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound, originOfSite } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const bulk = (page: Page) => page.getByRole('region', { name: 'What to do with the selected users' });
const said = (page: Page, text: string) => page.getByText(text).first();

/** Opens a list of users that no other test has, and gives them all a plan. */
async function givePremium(page: Page, count: number): Promise<void> {
  await signInAdmin(page);
  const family = await people(page, count);
  await page.goto(`/admin/users?search=${family}`);
  await expect(rows(page)).toHaveCount(count);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await bulk(page).getByRole('button', { name: 'Change plan' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Give Premium to/ })
    .click();
  await expect(said(page, `${count} users changed`)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Premium' })).toHaveCount(count);
}

/** What the books say that the users of the list have paid, in RM. */
const paid = (page: Page) =>
  page.evaluate(async () => {
    const search = new URL(location.href).searchParams.get('search') ?? '';
    const get = async (path: string) => (await fetch(path)).json();
    const { items: users } = await get(`/api/admin/users?search=${search}`);
    const amounts: number[] = [];
    for (const { id } of users)
      for (const { amount } of (await get(`/api/admin/payments?advisor_id=${id}`)).items)
        amounts.push(amount);
    return amounts.sort((one, other) => one - other);
  });

test('what was given to many is taken back from the message that it was given', async ({ page }) => {
  await givePremium(page, 3);
  expect(await paid(page)).toEqual([49, 49, 49]);
  const undo = '**/api/admin/jobs/*/undo';
  await page.route(undo, route => route.abort());
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(said(page, 'Network error occurred')).toBeVisible();
  await page.unroute(undo);
  const begun = page.waitForResponse(response => response.url().endsWith('/undo'));
  await page.getByText('Try again', { exact: true }).click();
  await expect(said(page, '3 users put back as they were')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Basic' })).toHaveCount(3);
  expect(await paid(page)).toEqual([-49, -49, -49, 49, 49, 49]);
  const { id: job } = (await (await begun).json()) as { id: number };
  await expectWritten(page, {
    ...{ action: 'job_begun', called: 'Bulk action begun', job },
    shows: ['Undoes the bulk action'],
  });
});

test('a job is undone from the list of jobs, which asks, and passes over whoever was changed since', async ({
  page,
}) => {
  // So many that no other test's job has; an attempt before this one may have left its own, further down.
  await givePremium(page, 5);
  await page.reload();
  await rows(page).first().getByRole('button').first().click();
  const user = page.getByRole('dialog');
  await user.getByRole('button', { name: '30 days' }).click();
  await expect(said(page, 'Time-based access (30 days) assigned successfully')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(user).toHaveCount(0);

  await page.getByRole('button', { name: 'Jobs' }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  const own = jobs.getByRole('listitem').filter({ hasText: '5 of 5 users · 5 changed' }).first();
  await expectSound(page);
  await own.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('dialog', { name: 'Undo “Change the plan to Premium” for 5 users?' });
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await own.getByRole('button', { name: 'Undo' }).click();
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(
    said(page, '4 users put back as they were, of 5: the others have changed since'),
  ).toBeVisible();
  const undo = jobs.getByRole('listitem').filter({ hasText: '5 of 5 users · 4 changed' }).first();
  await expect(undo).toContainText('Undo the change to Premium');
  await expect(own.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows(page).filter({ hasText: 'Basic' })).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'Premium' })).toHaveCount(1);
});

test('who only helps is told what was done, and is offered no way back that they may not go', async ({
  page,
}) => {
  await signInAdmin(page);
  const family = await people(page, 2);
  const headers = { ...originOfSite(), 'If-Match': '*' };
  const { items } = await (await page.request.get(`/api/admin/users?search=${family}`)).json();
  for (const { id } of items) {
    expect((await page.request.post(`/api/admin/users/${id}/revoke`, { headers })).status()).toBe(200);
  }
  await signInAdmin(page, `/admin/users?search=${family}`, 'support');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await bulk(page).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(said(page, '2 users changed')).toBeVisible();
  await page.getByRole('button', { name: 'Jobs' }).click();
  const own = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem');
  await expect(own.filter({ hasText: 'Approve users' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
