import { mostSessions } from '@loan-kereta/sdk/rules';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inDatabase } from '../../testing/database.ts';
import { expectSound, isThere, password, signUp } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

const devices = (page: Page) => page.getByRole('table', { name: 'My devices' });
const row = (page: Page, device: string) => devices(page).getByRole('row', { name: device });
const ends = (page: Page) => devices(page).getByRole('button', { name: /^Sign out / });

/** Signs an advisor in on another device, by the form, and opens the profile there. */
async function signInOn(browser: Browser, userAgent: string, email: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', userAgent });
  await page.goto('/login?next=%2Fprofile');
  await isThere(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const asked = async (page: Page) => (await page.request.get('/api/auth/me')).status();

/** Holds that a device whose session was ended elsewhere is led to sign in, and back once it has. */
async function expectLedToSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await asked(page)).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
}

test('an advisor ends one device, which is led to sign in, and the others stay', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  const lost = await signInOn(browser, phone, email);
  const kept = await signInOn(browser, laptop, email);
  await page.goto('/account');
  await expect(ends(page)).toHaveCount(2);
  await expect(row(page, 'This device').getByRole('button')).toHaveCount(0);
  const end = row(page, 'Safari · iOS').getByRole('button', { name: 'Sign out Safari · iOS' });
  const question = page.getByRole('dialog', { name: 'Sign out Safari · iOS?' });
  await end.click();
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await asked(lost)).toBe(200);

  await end.click();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Safari · iOS is signed out.').first()).toBeVisible();
  await expect(row(page, 'Safari · iOS')).toHaveCount(0);
  await expect(row(page, 'Firefox · Windows')).toHaveCount(1);
  await expectLedToSignIn(lost);
  for (const each of [page, kept]) expect(await asked(each)).toBe(200);
  await kept.reload();
  await expect(kept).toHaveURL('/profile');

  // It can sign in again, and is a device as before.
  await lost.getByLabel('Email').fill(email);
  await lost.getByLabel('Password', { exact: true }).fill(password);
  await lost.getByRole('button', { name: 'Sign In' }).click();
  await expect(lost).toHaveURL('/profile');
  await page.reload();
  await expect(row(page, 'Safari · iOS')).toHaveCount(1);
  for (const each of [lost, kept]) await each.close();
});

test('an advisor sees all devices that an account may have', async ({ page }) => {
  const email = await signUp(page);
  inDatabase(database => {
    const signIn = database.prepare(`
      insert into advisor_sessions (token_hash, public_id, advisor_id, created_at, seen_at)
      select ?, ?, advisor_id, created_at, seen_at from advisor_sessions
      where advisor_id = (select id from advisors where email = ?) limit 1`);
    for (let device = 1; device < mostSessions; device++) {
      const name = `${email}-${device}`;
      signIn.run(name.slice(-43), name.slice(-22), email);
    }
  });
  await page.goto('/account');
  await expect(ends(page)).toHaveCount(mostSessions - 1);
  // A phone is told how many before it unfolds them.
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(page.getByText(`${mostSessions} devices`)).toBeVisible();
});

test('an advisor ends all devices but the one in use, and each is led to sign in', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  const others = [await signInOn(browser, phone, email), await signInOn(browser, laptop, email)];
  // Another account's devices are none of this one's.
  const stranger = await browser.newPage();
  await signUp(stranger);
  await page.goto('/account');
  await expect(ends(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere but here?' });
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('Every other device is signed out.').first()).toBeVisible();
  await expect(ends(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  for (const other of others) await expectLedToSignIn(other);
  for (const each of [page, stranger]) expect(await asked(each)).toBe(200);
  await page.reload();
  await expect(devices(page).getByText('This device')).toBeVisible();
  for (const each of [...others, stranger]) await each.close();
});
