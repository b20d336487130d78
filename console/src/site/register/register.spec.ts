import { expect, type Page, test } from '@playwright/test';
import { expectToStand, stopClock } from '../../testing/clock.ts';
import { mailedLink } from '../../testing/mails.ts';
import { expectSound, freshEmail, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const api = '**/api/auth/register';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}
const good = () => ({
  'Full name': 'Aisyah binti Ali',
  Email: freshEmail(),
  Password: 'satu dua tiga empat',
  'Confirm password': 'satu dua tiga empat',
});

test('opening an account signs in and leads to the calculator', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/register');
  await fill(page, { ...good(), Phone: '012-345 6789', Company: 'Perodua Klang' });
  await submit(page).click();
  await expect(page.getByText('Registration successful! Redirecting to car calculator...')).toBeVisible();
  // Room is kept for the first step, or the calculator would move when that comes.
  expect(await page.evaluate(() => localStorage.getItem('lk.steps-next'))).toBe('1');
  await expect(page).toHaveURL('/app');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu').getByText('Aisyah binti Ali')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('that it worked is said for two seconds before the next page', async ({ page }) => {
  await page.clock.install();
  // What comes next has been there, and comes at once.
  await page.goto('/app');
  await expect(page.locator('[part~=instalment]')).toContainText('471');
  await page.getByRole('link', { name: 'Register', exact: true }).first().click();
  await fill(page, good());
  await stopClock(page);
  await submit(page).click();
  await expectToStand(
    page,
    page.getByText('Registration successful! Redirecting to car calculator...'),
    2000,
  );
  await expect(page).toHaveURL('/app');
});

test('what is wrong is said one at a time, in the order that is specified, before anything is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  await page.goto('/register');
  await fill(page, { Password: 'abc', 'Confirm password': 'abcd' });
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Passwords do not match');
  await expect(field(page, 'Confirm password')).toBeFocused();
  await field(page, 'Confirm password').fill('abc');
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Password must be at least 6 characters');
  await expect(field(page, 'Password')).toBeFocused();
  await fill(page, { Password: 'abcdef', 'Confirm password': 'abcdef' });
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Please fill in all required fields');
  await expect(field(page, 'Full name')).toBeFocused();
  await expectSound(page);
  await field(page, 'Full name').fill('Ali');
  await submit(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  expect(sent.filter(url => url.includes('/api/'))).toEqual([]);
});

test('every field that is wrong is marked at once, and what is specified to come first is announced', async ({
  page,
}) => {
  await page.goto('/register');
  await fill(page, {
    'Full name': 'A',
    Email: 'abc',
    Phone: '12',
    Password: '123',
    'Confirm password': '124',
  });
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Passwords do not match');
  await expect(field(page, 'Confirm password')).toBeFocused();
  for (const [name, said] of [
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a phone number such as 012-345 6789'],
    ['Password', 'Password must be at least 6 characters'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(RegExp(said));
  }
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
  // The rule is not said twice.
  await expect(page.getByText(/^At least 6/)).toHaveCount(0);
  await expectSound(page);
  // What is mended is no longer marked; the rest is.
  await field(page, 'Email').fill('abc@example.com');
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
});

test('an empty form has all that it requires marked, and says so once', async ({ page }) => {
  await page.goto('/register');
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Password must be at least 6 characters');
  for (const name of ['Full name', 'Email', 'Password'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Password')).toBeFocused();
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(1);
});

test('what the server finds wrong stands at its field', async ({ page }) => {
  await page.goto('/register');
  await fill(page, { ...good(), Email: 'not an address', Phone: 'twelve' });
  await submit(page).click();
  await expect(refusal(page)).toHaveText([
    'Please enter a valid email address',
    'Please enter a phone number such as 012-345 6789',
  ]);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
});

test('an address that has an account already is refused', async ({ page }) => {
  await page.goto('/register');
  await fill(page, { ...good(), Email: 'demo-basic@example.com' });
  await submit(page).click();
  await expect(refusal(page)).toHaveText('There is already an account with this email address.');
  await expect(field(page, 'Email')).toBeFocused();
});

test('a server that fails without a word, and one that cannot be reached', async ({ page }) => {
  await page.goto('/register');
  await fill(page, good());
  await page.route(api, route => route.fulfill({ status: 503, body: 'busy' }));
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Registration failed');
  await page.unroute(api);
  await page.route(api, route => route.abort());
  await submit(page).click();
  await expect(refusal(page)).toHaveText('Registration failed. Please check your connection.');
});

test('while it is sent the button says so', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(api, async route => {
    await promise;
    await route.continue();
  });
  await page.goto('/register');
  await fill(page, good());
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  resolve();
  await expect(page).toHaveURL('/app');
});

test('what a guest has written on the calculator, and tried, is the new account’s', async ({ page }) => {
  await page.goto('/app?theme=2');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Kedai Aisyah');
  await page.getByLabel('WhatsApp number').fill('012-345 6789');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[part~=brand-header]')).toContainText('Kedai Aisyah');
  await page.goto('/register');
  await fill(page, good());
  await submit(page).click();
  await expect(page).toHaveURL('/app');
  const kept = async () => (await page.request.get('/api/me/profile')).json();
  await expect(page.getByText('Your calculator keeps what you wrote').first()).toBeVisible();
  await expect.poll(kept).toMatchObject({
    ...{ branding_name: 'Kedai Aisyah', whatsapp: '012-345 6789' },
    themeKey: 'theme-02',
  });
  await expect(page.locator('[part~=brand-header]')).toContainText('Kedai Aisyah');
});

test('a guest’s car, deposit and years are the new account’s', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/app');
  const deposit = page.locator('[part~=deposit] input').first();
  const figure = page.locator('[part~=instalment]');
  const model = page.getByLabel('Model');
  await model.selectOption('alza');
  await deposit.fill('9000');
  await page.keyboard.press('Tab');
  await page.locator('[part~=tenure] label', { hasText: '5' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lk.guest-loan'))).toMatch(/9000/);
  await expect(figure).toContainText('RM');
  const tried = (await figure.textContent()) ?? 'nothing';
  await page.goto('/register');
  await fill(page, good());
  await submit(page).click();
  await expect(page).toHaveURL('/app');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(figure).toHaveText(tried);
  await expect(model).toHaveValue('alza');
  await expect(deposit).toHaveValue('9,000');
  expect(await page.evaluate(() => sessionStorage.getItem('lk.guest-loan'))).toBeNull();
});

test('the mail of a registration confirms its address', async ({ page }) => {
  await page.goto('/register');
  const values = good();
  await fill(page, values);
  await submit(page).click();
  await expect(page).toHaveURL('/app');
  await page.goto(await mailedLink(values.Email, '/confirm-email'));
  await expect(page.getByText(`${values.Email} is confirmed.`)).toBeVisible();
});
