import { expect, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { inDatabase } from '../../testing/database.ts';
import { mailedLink } from '../../testing/mails.ts';
import { endSession, signInAdmin } from '../../testing/sign-in.ts';
import {
  expectSound,
  freshEmail,
  originOfSite,
  password,
  searchFor,
  waitForAnswers,
  watch,
} from '../../testing/visit.ts';
import { type Act, networkError } from '../failures/act.ts';
import { bothRoles, fail } from '../failures/fail.ts';

test.use({ locale: 'en-GB' });

test('mails are found by state and address; one that failed is tried again', async ({ page }) => {
  const complaints = await watch(page);
  const email = freshEmail();
  await signInAdmin(page);
  const data = { email, role: 'support' };
  await page.request.post('/api/admin/admins', { data, headers: originOfSite() });
  await page.goto('/admin/mail');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invitation of an admin');
  await expect(page.getByText(/token=/)).toHaveCount(0);
  await searchFor(page, email);
  await page.getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(page).toHaveURL(/state=sent/);
  await expect(row).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();

  // A mail fails for good only at a mail server; what the screen does then is shown on an answer that says so.
  await page.route('**/api/admin/mails?*', async route => {
    const response = await route.fetch({ url: route.request().url().replace('state=failed', 'state=sent') });
    const list = await response.json();
    const failed = { state: 'failed', sent_at: null, attempts: 10, last_error: '550 no such mailbox' };
    const items = list.items.map((mail: object) => ({ ...mail, ...failed }));
    await route.fulfill({ response, json: { ...list, items } });
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('550 no such mailbox');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await row.getByRole('button', { name: `Try again: ${email}` }).click();
  await expect(page.getByText('This mail has been sent.').first()).toBeVisible();
  // The list is asked for once more then; the end of the test would cut that off.
  await page.unrouteAll({ behavior: 'wait' });
  expect(complaints).toEqual([]);
});

test('one mail that was given up fails aloud to be tried again, and is then really sent', async ({
  page,
}) => {
  const email = freshEmail();
  const data = { name: 'Aisyah binti Ali', email, password };
  const { user } = await (await page.request.post('/api/auth/register', { data })).json();
  await page.context().clearCookies({ name: 'lk_session' });
  // As the mail server of no test does it.
  const { lastInsertRowid: id } = inDatabase(database =>
    database
      .prepare(
        `insert into mails (kind, advisor_id, address, details, state, attempts, taken, next_at, last_error, created_at)
        values ('reset', ?, ?, '{}', 'failed', 10, 0, ?, '550 no such mailbox', ?)`,
      )
      .run(user.id, email, Date.now(), Date.now()),
  );
  const row = page.getByRole('row').filter({ hasText: email });
  const retry: Act = {
    name: 'one mail is tried again',
    path: `/admin/mail?state=failed&search=${encodeURIComponent(email)}`,
    ...{ call: `**/api/admin/mails/${id}/retry`, method: 'POST' },
    prepare: () => expect(row).toContainText('550 no such mailbox'),
    press: () => row.getByRole('button', { name: `Try again: ${email}` }).click(),
    ...{ failed: 'The mail could not be tried again', silent: networkError },
    intact: () => expect(row).toContainText('550 no such mailbox'),
  };
  await fail(page, retry, await bothRoles(page));

  await page.goto(retry.path);
  await retry.press(page);
  await expect(page.getByText(`The mail to ${email} is being tried again`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await mailedLink(email, '/reset-password')).toContain('/reset-password#');
  await page.goto(`/admin/mail?state=sent&search=${encodeURIComponent(email)}`);
  // The mail of the registration stands beside it.
  await expect(row.filter({ hasText: 'Password reset' })).toHaveCount(1);
  await expectWritten(page, {
    ...{ action: 'mail_retried', called: 'Mail tried again' },
    shows: [String(id), '10'],
  });
});

test('who only helps sees the mails and sends none; a failure is said, and a session that ended', async ({
  page,
}) => {
  let failedAsked = 0;
  page.on('request', request => {
    if (request.url().includes('/api/admin/mails?state=failed&limit=1')) failedAsked += 1;
  });
  await page.route('**/api/admin/mails*', route => route.fulfill({ status: 500, body: 'broken' }));
  await signInAdmin(page, '/admin/mail', 'support');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/mails*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/\d+ messages?$/)).toBeVisible();
  await expectSound(page);
  // For whoever may not, it is not even asked whether there are any.
  expect(failedAsked).toBe(0);
  await endSession(page, () => page.getByRole('button', { name: 'Refresh' }).click());
});

test('trying all again says how far it is, is cancelled between two steps, and says on another page how it went', async ({
  page,
}) => {
  // Mails fail for good only at a mail server; so the answers say so, and each waits for the test, however long that takes.
  await waitForAnswers(page);
  const steps: (() => void)[] = [];
  await page.route('**/api/admin/mails?state=failed&limit=1', async route => {
    const response = await route.fetch();
    const list = await response.json();
    await route.fulfill({ response, json: { ...list, total: { count: 900, more: false } } });
  });
  await page.route('**/api/admin/mails/retry', async route => {
    await new Promise<void>(resolve => steps.push(resolve));
    await route.fulfill({ json: { retried: 300, more: true } });
  });
  await signInAdmin(page, '/admin/mail');
  const begin = async () => {
    await page.getByRole('button', { name: 'Retry all failed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click();
  };
  const isAsked = (times: number) => expect.poll(() => steps.length).toBe(times);
  await begin();
  await expect(page.getByText('Trying again: 0 of 900')).toBeVisible();
  await isAsked(1);
  steps[0]?.();
  await expect(page.getByText('Trying again: 300 of 900')).toBeVisible();
  await isAsked(2);
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  steps[1]?.();
  await expect(page.getByText('600 mails are being tried again').first()).toBeVisible();
  expect(steps).toHaveLength(2);
  await page.unrouteAll({ behavior: 'wait' });
});
