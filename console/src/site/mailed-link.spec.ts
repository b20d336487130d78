import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from '../testing/mails.ts';
import { expectSound, isThere, password, signUp } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Opens a link as a mail program does, and not as a place on the page that is there. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await isThere(page);
}

/** Asks for a mail, as a page of the site does. */
async function ask(page: Page, path: string, data?: object): Promise<void> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  await page.request.post(path, { headers: { origin }, data });
}

/** Has the server do what is asked of it once, and nobody hear of it. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Opens an account, and has the link that confirms its address mailed. */
async function askToConfirm(page: Page): Promise<{ readonly email: string; readonly link: string }> {
  const email = await signUp(page);
  await ask(page, '/api/auth/verification');
  return { email, link: await mailedLink(email, '/confirm-email') };
}

test('a link that was good stays so for a reload, and for another press in the mail', async ({ page }) => {
  const { email, link } = await askToConfirm(page);
  const done = page.getByText(`${email} is confirmed.`);
  await page.goto(link);
  await expect(done).toBeVisible();
  await page.reload();
  await isThere(page);
  await expect(done).toBeVisible();
  await follow(page, link);
  await expect(done).toBeVisible();
});

test('an address that is confirmed is so in the tab that asked for it, too', async ({ page, context }) => {
  const { email, link } = await askToConfirm(page);
  await page.goto('/account');
  const badge = (state: string) =>
    page.getByRole('region', { name: 'Email address' }).getByText(state, { exact: true });
  await expect(badge('Not confirmed')).toBeVisible();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(`${email} is confirmed.`)).toBeVisible();
  await expect(badge('Confirmed')).toBeVisible();
});

test('the link to a new address that is opened again says which address the account has', async ({
  page,
}) => {
  const email = `baharu.${await signUp(page)}`;
  await ask(page, '/api/auth/email', { email, current_password: password });
  const link = await mailedLink(email, '/confirm-address');
  await loseAnswer(page, '/api/auth/email/confirm');
  await follow(page, link);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your account has its new address.')).toBeVisible();
  await follow(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot be used');
  await expect(page.getByText(`Your account’s address is ${email}.`)).toBeVisible();
  await expectSound(page);
});

test('a link of another account says so, and is good once that account signs in', async ({
  page,
  browser,
}) => {
  const { email, link } = await askToConfirm(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signUp(other);
  await follow(other, link);
  await expect(other.getByText('This link is another account’s.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Send a new link' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Logout' }).last().click();
  await other.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await field(other, 'Email').fill(email);
  await field(other, 'Password').fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText(`${email} is confirmed.`)).toBeVisible();
  await elsewhere.close();
});

test('a server that is busy just then leaves a link good, and lets it be tried again', async ({ page }) => {
  const { email, link } = await askToConfirm(page);
  let refused = 0;
  await page.route('**/api/auth/verification/confirm', route => {
    refused += 1;
    return refused < 3 ? route.fulfill({ status: 503, body: 'Service Unavailable' }) : route.continue();
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
});

test('what is undone, or set, is so after an answer that was lost, stays undone for a reload, leads to another password, and to the sign-in with it', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto('/change-password');
  const next = 'kuda hijau di bawah jambatan';
  for (const [name, text] of [
    ['Current password', password],
    ['New password', next],
    ['Confirm password', next],
  ] as const)
    await field(page, name).fill(text);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/app');
  const link = await mailedLink(email, '/undo');

  await loseAnswer(page, '/api/auth/undo');
  await follow(page, link);
  const undo = page.getByRole('button', { name: 'Undo and secure my account' });
  await undo.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await undo.click();
  const safe = page.getByText('Your account is safe.');
  await expect(safe).toBeVisible();
  await page.reload();
  await isThere(page);
  await expect(safe).toBeVisible();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/reset-password');
  await field(page, 'New password').fill('lembu putih di atas bukit');
  await field(page, 'Confirm password').fill('lembu putih di atas bukit');
  await loseAnswer(page, '/api/auth/password/reset');
  const save = page.getByRole('button', { name: 'Save the new password' });
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await save.click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(field(page, 'Password')).toBeVisible();
  // The session has ended with the old password, and nobody is led through the calculator to hear of it.
  expect(visited).toEqual(['/login']);
});
