import { expect, type Page, test } from '@playwright/test';
import { changeUser, newUser } from '../../testing/people.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** What the browser says to a page that somebody comes back to. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a tab that was left catches up, and says of when it is where it cannot', async ({ page, context }) => {
  const { id, email } = await newUser(page, 'Zainab binti Yusof');
  await page.clock.install();
  await signInAdmin(page, `/admin?search=${encodeURIComponent(email.slice(0, 24))}`);
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Active');

  await changeUser(page, id, { path: 'revoke' });
  /** What was under way when the clock went forward is as fresh as the clock. */
  const afterWhile = (seen: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward('00:31');
      await comeBack(page);
      await seen();
    }).toPass();
  await afterWhile(() => expect(row).toContainText('Pending', { timeout: 5000 }));

  await context.setOffline(true);
  const said = page.getByText(/^This is how it was at /);
  await afterWhile(() => expect(said).toBeVisible({ timeout: 5000 }));
  await expectSound(page);
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});
