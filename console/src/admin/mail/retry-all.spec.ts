import { expect, test } from '@playwright/test';
import { expectWritten } from '../../testing/audit.ts';
import { inDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { freshEmail, password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** Here no other test waits for a mail that it has fail. */
const ofThisServer = 1;

test('all mails that were given up are really sent, and that stands in the audit', async ({ page }) => {
  // What an attempt before this one has left.
  inDatabase(
    database => void database.prepare("delete from mails where state = 'failed'").run(),
    ofThisServer,
  );
  const emails = [freshEmail(), freshEmail()];
  for (const email of emails) {
    const data = { name: 'Aisyah binti Ali', email, password };
    const { user } = await (await page.request.post('/api/auth/register', { data })).json();
    await page.context().clearCookies({ name: 'lk_session' });
    // As the mail server of no test does it.
    inDatabase(
      database =>
        database
          .prepare(
            `insert into mails (kind, advisor_id, address, details, state, attempts, taken, next_at, last_error, created_at)
            values ('reset', ?, ?, '{}', 'failed', 10, 0, ?, '550 no such mailbox', ?)`,
          )
          .run(user.id, email, Date.now(), Date.now()),
      ofThisServer,
    );
  }
  await signInAdmin(page, '/admin/mail?state=failed');
  for (const email of emails)
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('550 no such mailbox');
  await page.getByRole('button', { name: 'Retry all failed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry all failed' }).click();
  await expect(page.getByText('2 mails are being tried again').first()).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  for (const email of emails) {
    await page.goto(`/admin/mail?search=${encodeURIComponent(email)}`);
    const reset = page.getByRole('row').filter({ hasText: 'Password reset' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(reset).toContainText('Sent', { timeout: 2000 });
    }).toPass();
  }
  await expectWritten(page, { action: 'mails_retried', called: 'Mails tried again', shows: ['Mails2'] });
});
