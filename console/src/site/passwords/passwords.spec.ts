import { expect, type Page, test } from '@playwright/test';
import { expectSound, freshEmail, password, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('whoever forgot the password is told the same for any address', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(refusal(page)).toHaveText('Please fill in all fields');
  await field(page, 'Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(/^If there is an account with this address, a link is on its way\./),
  ).toBeVisible();
  // Nothing is left to fill in; after a while it can be sent again.
  await expect(field(page, 'Email')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  await expectSound(page);
  await page.clock.install();
  await page.clock.fastForward(31_000);
  const asked = page.waitForRequest('**/api/auth/password/forgot');
  await page.getByRole('button', { name: 'Send it again', exact: true }).click();
  await asked;
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
});

test('a mailed link’s token leaves the address at once, and a link that is not good is refused', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/reset-password#token=not-a-real-one');
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await field(page, 'New password').fill('lima enam tujuh');
  await field(page, 'Confirm password').fill('lima enam');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(refusal(page)).toHaveText('Passwords do not match');
  await field(page, 'Confirm password').fill('lima enam tujuh');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(refusal(page)).toHaveText(
    'This link was used already or is too old. Please ask for a new one.',
  );
  expect(asked.filter(url => url.includes('not-a-real-one'))).toEqual([]);
});

test('whoever sets a password by a mailed link is warned of their own name and address', async ({ page }) => {
  // Whose link it is, is the server's to say, and its tests'; here is what the page makes of it.
  await page.route('**/api/auth/password/owner', route =>
    route.fulfill({ json: { name: 'Aisyah Humaira', email: 'humaira.kereta@example.com' } }),
  );
  await page.goto('/reset-password#token=not-a-real-one');
  const warning = page.getByText('It is made of your own name or address.');
  await field(page, 'New password').fill('aisyahhumaira');
  await expect(warning).toBeVisible();
  await field(page, 'New password').fill('humaira.kereta1');
  await expect(warning).toBeVisible();
});

test('a link without its token leads to another', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a password is judged while it is typed', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/register');
  const first = field(page, 'Password');
  await first.fill('password');
  await expect(page.getByText('Many people use it.')).toBeVisible();
  await field(page, 'Full name').fill('Aisyah Humaira');
  await first.fill('aisyahhumaira');
  await expect(page.getByText('It is made of your own name or address.')).toBeVisible();
  await first.fill('kuda hijau di bawah jambatan besi');
  await expect(page.getByText('Very strong.')).toBeVisible();
  await expectSound(page);
  expect(complaints).toEqual([]);
});

/** Signs in somebody whose password an admin has made. */
async function signInAsGiven(page: Page): Promise<void> {
  const email = freshEmail();
  await page.request.post('/api/auth/register', {
    data: { name: 'Ali', email, password },
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  await page.context().clearCookies();
  // The account is an ordinary one; that its password is not its own is said in the way, as an admin would have it.
  await page.route('**/api/auth/login', async route => {
    const response = await route.fetch();
    const signedIn = await response.json();
    await route.fulfill({
      response,
      json: { ...signedIn, user: { ...signedIn.user, must_change_password: true } },
    });
  });
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password of your own');
}

test('a password that an admin made is replaced before anything else', async ({ page }) => {
  const own = 'kuda hijau di bawah jambatan';
  await signInAsGiven(page);
  // It was typed a moment ago, so it is not asked for again.
  await expect(field(page, 'Current password')).toHaveCount(0);
  await field(page, 'New password').fill(own);
  await field(page, 'Confirm password').fill(own);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/app');
});

test('neither does a reload lead past the choice of a password of one’s own', async ({ page }) => {
  await signInAsGiven(page);
  await page.goto('/app');
  await expect(page).toHaveURL(/\/change-password$/);
});

test('changing the password asks for the present one', async ({ page }) => {
  await page.goto('/login?next=/change-password');
  await field(page, 'Email').fill('demo-basic@example.com');
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/change-password');
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill('kuda hijau di bawah');
  await field(page, 'Confirm password').fill('kuda hijau di bawah');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(refusal(page)).toHaveText('The current password is not right.');
  await expect(field(page, 'Current password')).toBeFocused();
  await expect(page).toHaveURL('/change-password');
});

test('confirming an address asks to sign in, and keeps the link’s token on the way', async ({ page }) => {
  await page.goto('/confirm-email#token=not-a-real-one');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fconfirm-email');
  await field(page, 'Email').fill('demo-basic@example.com');
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/confirm-email');
  await expect(refusal(page)).toHaveText(
    'This link was used already or is too old. Please ask for a new one.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is not confirmed yet');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way to demo-basic@example.com.')).toBeVisible();
});
