import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from '../../testing/database.ts';
import { changeUser, newUser } from '../../testing/people.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** More than the server can approve while somebody reaches for a button: it lets itself do so many in a second at most. */
const many = 40_000;
const names = 'waits-%';
const ofThisServer = 1;

/** Registers somebody who waits for approval, and copies them so many times. */
async function addWaiting(page: Page): Promise<void> {
  const { id } = await newUser(page, 'Wan Azlan');
  await signInAdmin(page, '/admin/mail');
  await changeUser(page, id, { path: 'revoke' });
  inDatabase(database => {
    const columns = database
      .prepare("select name from pragma_table_info('advisors')")
      .all()
      .map(({ name }) => String(name))
      .filter(name => !['id', 'email', 'slug'].includes(name))
      .join();
    database
      .prepare(
        `with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ?)
        insert into advisors (email, slug, ${columns})
        select 'waits-' || number || '@example.com', 'waits-' || number, ${columns}
        from numbers, advisors where advisors.id = ?`,
      )
      .run(many, id);
  }, ofThisServer);
}

/** Counts accounts that are approved, or wait, among the copies or beside them. */
const count = (isApproved: boolean, isCopy: boolean) =>
  inDatabase(
    database =>
      Number(
        database
          .prepare(
            `select count(*) as found from advisors
            where slug ${isCopy ? '' : 'not '}like ? and coalesce(is_approved, 0) = ?`,
          )
          .get(names, Number(isApproved))?.found,
      ),
    ofThisServer,
  );

test.afterAll(() =>
  inDatabase(
    database => void database.prepare('delete from advisors where slug like ?').run(names),
    ofThisServer,
  ),
);

test('a job is stopped in the middle: what is done stays, the rest is left alone, and all of it is told', async ({
  page,
  context,
}) => {
  await addWaiting(page);
  // The one who was copied, and those of other tests.
  const others = count(false, false);
  await page.goto('/admin/users?status=pending');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: /^Select all/ }).click();
  await bulk.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: /1 job running/ }).click();
  const own = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem').first();
  await expect(own).toContainText(/[1-9][\d,]* changed/);
  // In another tab: where it was begun they hear of it, too.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/admin/mail');
  await elsewhere.getByRole('button', { name: /1 job running/ }).click();
  await elsewhere.getByRole('listitem').getByRole('button', { name: 'Stop' }).first().click();
  const toldIn = (tab: Page) =>
    tab.getByRole('region', { name: 'Notifications' }).getByText('The job was stopped.');
  await expect(toldIn(elsewhere)).toHaveCount(1);
  await page.bringToFront();
  const told = toldIn(page);
  await expect(told).toBeVisible();
  const { items } = (await (await page.request.get('/api/admin/jobs?limit=1')).json()) as {
    items: { id: number; state: string; found: number; handled: number; changed: number }[];
  };
  const [job] = items;
  expect(job?.state).toBe('stopped');
  const changed = job?.changed ?? 0;
  const figure = changed.toLocaleString('en-MY');
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(many);
  await expect(told).toContainText(`${figure} users stay changed.`);
  await expect(own).toContainText('Stopped');
  await expect(own).toContainText(`· ${figure} changed`);
  await expect(own.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expectSound(page);
  const approved = count(true, true);
  expect(approved).toBeLessThanOrEqual(changed);
  expect(approved).toBeGreaterThanOrEqual(changed - others);

  await page.goto('/admin/audit?action=job_stopped');
  await page.getByRole('row').filter({ hasText: 'Bulk action stopped' }).first().getByRole('button').click();
  const entry = page.getByRole('dialog', { name: 'Bulk action stopped' });
  await expect(entry.getByRole('row', { name: `Bulk action ${job?.id}` })).toBeVisible();
  await expect(entry.getByRole('row', { name: `Users done ${job?.handled}` })).toBeVisible();
  await expect(entry).toContainText('demo-admin@example.com');
});

test('a job that others have begun many after is told of all the same, and is further down the list', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/users?search=demo-basic@example.com');
  const list = '**/api/admin/jobs?*';
  const others = Promise.withResolvers<void>();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: 'Approve' }).click();
  await page.route(list, async route => {
    await others.promise;
    await route.fallback();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The job has begun.').first()).toBeVisible();
  const headers = { origin: new URL(page.url()).origin };
  for (let number = 0; number < 10; number += 1) {
    const data = { ids: [1] };
    expect((await page.request.post('/api/admin/jobs/approval', { data, headers })).status()).toBe(201);
  }
  others.resolve();
  await expect(page.getByText('0 users changed of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Jobs' }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem');
  await expect(jobs).toHaveCount(10);
  await page.getByRole('dialog', { name: 'Jobs' }).getByRole('button', { name: 'Show more' }).click();
  await expect(jobs.nth(10)).toBeVisible();
  await expectSound(page);
});
