import { expect, type Page, test } from '@playwright/test';
import { expectSound, isThere, password, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const email = 'demo-premium@example.com';
const api = '**/api/auth/login';

async function fill(page: Page, values: { email?: string; password?: string } = {}): Promise<void> {
  await isThere(page);
  await page.getByLabel('Email').fill(values.email ?? email);
  await page.getByLabel('Password', { exact: true }).fill(values.password ?? password);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test('signing in welcomes by name, leads to the calculator, and is remembered', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in · Loan Kereta');
  await fill(page);
  await submit(page).click();
  await expect(page.getByText(/^Login successful! Welcome .+/)).toBeVisible();
  await expect(page).toHaveURL('/app');
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '')).toMatchObject({
    user: { email },
    access: { plan: 'premium' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it leads back to the page that was asked for, and to no other site', async ({ page }) => {
  await page.goto('/change-password');
  await expect(page).toHaveURL('/login?next=%2Fchange-password');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/change-password');
  // Signed in, there is no signing in; and nobody is sent away from the product.
  await page.goto('/login?next=https://elsewhere.example/');
  await expect(page).toHaveURL('/app');
});

test('who has a keyboard types at once, and a phone keeps its own away until it is asked for', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  const phone = await browser.newPage({ hasTouch: true, isMobile: true, locale: 'en-GB' });
  await phone.goto(page.url());
  await isThere(phone);
  await expect(phone.getByLabel('Email')).not.toBeFocused();
  await phone.close();
});

test('what is missing is said before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await page.goto('/login');
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Please fill in all fields');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill(email);
  await expect(refusal(page)).toHaveCount(0);
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Please fill in all fields');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(sent.filter(url => url.includes('/api/'))).toEqual([]);
});

test('an address that was typed is there for whoever forgot the password, and so is the way back to where they came from', async ({
  page,
}) => {
  await page.goto('/login?next=%2Fprofile');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('a wrong password is refused in the server’s words', async ({ page }) => {
  await page.goto('/login');
  await fill(page, { email: 'nobody@example.com', password: 'wrong' });
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Login failed. Please check your credentials.');
  await expect(submit(page)).toBeEnabled();
});

test('while a slow server thinks, the button says so and takes no second press', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(api, async route => {
    calls += 1;
    await promise;
    await route.continue();
  });
  await page.goto('/login');
  await fill(page);
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Signing In...' });
  await expect(busy).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  resolve();
  await expect(page).toHaveURL('/app');
  expect(calls).toBe(1);
});

const failures = [
  [
    'a server’s own failure',
    500,
    { code: 'internal', detail: 'Something went wrong on our side.' },
    'Something went wrong on our side.',
  ],
  ['an answer that is none of ours', 502, undefined, 'Login failed. Please check your credentials.'],
] as const;
for (const [name, status, problem, said] of failures)
  test(`${name} is said`, async ({ page }) => {
    await page.route(api, route =>
      route.fulfill(
        problem
          ? {
              status,
              contentType: 'application/problem+json',
              json: { type: '/', title: '', status, ...problem },
            }
          : { status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
      ),
    );
    await page.goto('/login');
    await fill(page);
    await submit(page).click();
    await expect(refusal(page)).toHaveText(said);
  });

test('without a connection that is said, and what was typed stays', async ({ page, context }) => {
  await page.goto('/login');
  await fill(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Login failed. Please check your connection.');
  await expectSound(page);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await submit(page).click();
  await expect(page).toHaveURL('/app');
});

test('whoever tries too often is told for how long to wait', async ({ page }) => {
  await page.route(api, route =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '2' },
      contentType: 'application/problem+json',
      json: {
        type: '/',
        title: '',
        status: 429,
        code: 'too_many_requests',
        detail: 'That was too often. Please wait a while and try again.',
      },
    }),
  );
  await page.goto('/login');
  await fill(page);
  await submit(page).click();
  await expect(refusal(page)).toContainText('That was too often. Please wait a while and try again.');
  await expect(refusal(page)).toContainText(/You can try again in [12] s\./);
  await expect(refusal(page)).not.toContainText('You can try again in');
});

test('it can be done by keyboard alone, and the password can be shown', async ({ page }) => {
  await page.goto('/login');
  await isThere(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  const box = page.getByLabel('Password', { exact: true });
  await expect(box).toHaveAttribute('type', 'password');
  await page.keyboard.press('Space');
  await expect(box).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box).toHaveValue(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app');
});

test('a password manager finds its fields', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/change-password');
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/change-password');
  await page.goto('/app');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

async function askToLogOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  return page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
}

test('logging out asks first, and Escape means no', async ({ page }) => {
  const complaints = await watch(page);
  await signIn(page);
  const question = await askToLogOut(page);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
  await expect(page).toHaveURL('/app');
  expect(complaints).toEqual([]);
});

test('logging out ends the session in every tab, and leads to the sign-in page', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/change-password');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose a password of your own');
  // A page behind another is drawn too seldom to be clicked on.
  await page.bringToFront();
  const question = await askToLogOut(page);
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?next=%2Fchange-password');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/change-password');
  await expect(page).toHaveURL('/login?next=%2Fchange-password');
});

test('when the server cannot be told, whoever logs out stays signed in and is told', async ({
  page,
  context,
}) => {
  await signIn(page);
  const question = await askToLogOut(page);
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Logout' }).click();
  const told = page.getByRole('region', { name: 'Notifications' });
  await expect(told).toContainText('You are still signed in: the server could not be reached.');
  await expect(page).toHaveURL('/app');
});

test('the front page greets whoever is signed in, and lets them go', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await page.getByRole('link', { name: 'Login' }).click();
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/app');
  await page.getByRole('link', { name: 'Loan Kereta, to the front page' }).click();
  const name = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '').user.name;
  await expect(page.getByRole('link', { name })).toBeVisible();
  page.once('dialog', dialog => void dialog.accept());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
