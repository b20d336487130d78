import { expect, type Page, test } from '@playwright/test';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound, isThere, password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const figure = (page: Page) => page.locator('[part~=instalment]');
const drawn = (page: Page, number: number) => page.locator(`.lk[data-theme="theme-0${number}"]`);
const theme = (page: Page) => page.getByLabel('Theme');
const dialog = (page: Page) => page.getByRole('dialog');

test('an edit made without a connection shows, is kept, and is sent once there is one', async ({
  page,
  context,
}) => {
  await signInFresh(page);
  await expect(figure(page)).toContainText('471');
  await theme(page).selectOption('theme-02');
  await expect(drawn(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Aisyah Ipoh');
  // The messages come after everything else, and could not any more.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Tiada sambungan internet. Sila semak sambungan anda. Profile saved locally!').first(),
  ).toBeVisible();
  await expect(page.locator('[part~=brand-header]')).toContainText('Aisyah Ipoh');
  await theme(page).selectOption('theme-01');
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByText('What you saved without a connection is on the server now.').first(),
  ).toBeVisible();
  const saved = await page.evaluate(async () => (await fetch('/api/me/profile')).json());
  expect(saved).toMatchObject({ branding_name: 'Aisyah Ipoh', themeKey: 'theme-01' });
});

test('where an edit was made here without a connection and elsewhere with one, the person chooses', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/profile');
  await page.getByLabel('Branding name').fill('Di sini');
  await page.route('**/api/me/profile', route => route.abort());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved locally!').first()).toBeVisible();
  await expect(page).toHaveURL('/app');
  await page.unroute('**/api/me/profile');
  await context.request.post('/api/me/profile', {
    data: { branding_name: 'Di sana' },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.reload();
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere, too' });
  await expect(question).toContainText('Branding name: ‘Di sini’ here, ‘Di sana’ elsewhere.');
  await expectSound(page);
  // Whoever has no time for it is asked another time.
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.locator('[part~=brand-header]')).toContainText('Di sini');
  await page.reload();
  await question.getByRole('button', { name: 'Keep what is here' }).click();
  await expect(page.locator('[part~=brand-header]')).toContainText('Di sini');
});

test('who has to sign in again on the way to the calculator finds it as it was, and saves what they changed', async ({
  page,
  context,
}) => {
  const email = await signInFresh(page);
  const header = page.locator('[part~=brand-header]');
  await expect(figure(page)).toContainText('471');
  const profile = { branding_name: 'Kedai Aisyah', headline: 'Pandu pulang', whatsapp: '012-345 6789' };
  const headers = { Origin: new URL(page.url()).origin };
  expect((await context.request.post('/api/me/profile', { data: profile, headers })).status()).toBe(200);
  // The browser remembers the account, of which the server knows no session any more; no open page has heard of it.
  await page.goto('about:blank');
  await context.clearCookies();
  let refused = 0;
  page.on('response', response => {
    if (response.status() === 401 && response.url().endsWith('/api/me/calculator')) refused += 1;
  });
  await page.goto('/app');
  await expect(page).toHaveURL('/login');
  // Until it is given up to ask for it.
  await expect.poll(() => refused).toBe(3);
  await isThere(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/app');
  await expect(header).toContainText('Kedai Aisyah');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Kedai Aisyah Ipoh');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(header).toContainText('Kedai Aisyah Ipoh');
  const saved = await (await context.request.get('/api/me/profile')).json();
  expect(saved).toMatchObject({ ...profile, branding_name: 'Kedai Aisyah Ipoh' });
});

test('a server that is slow to say what is new leaves the calculator that is there, and what is written to it', async ({
  page,
  context,
}) => {
  await signInFresh(page);
  const header = page.locator('[part~=brand-header]');
  await expect(figure(page)).toContainText('471');
  const profile = { branding_name: 'Kedai Aisyah', headline: 'Pandu pulang', whatsapp: '012-345 6789' };
  const headers = { Origin: new URL(page.url()).origin };
  await context.request.post('/api/me/profile', { data: profile, headers });
  await page.reload();
  await expect(header).toContainText('Kedai Aisyah');
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/me/calculator', async route => {
    await waiting;
    await route.continue();
  });
  await page.reload();
  // Later than the calculator waits by itself.
  await expect(page.getByText(/This is your calculator as of/)).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
  await expect(header).toContainText('Kedai Aisyah');
  const deposit = page.locator('[part~=deposit] input').first();
  await deposit.fill('9000');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Kedai Aisyah Ipoh');
  goOn();
  await expect(page.getByText(/This is your calculator as of/)).toHaveCount(0);
  await expect(page.getByLabel('SA name')).toHaveValue('Kedai Aisyah Ipoh');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(header).toContainText('Kedai Aisyah Ipoh');
  await expect(deposit).toHaveValue('9,000');
});

test('where the server is away, the last calculator shows and says so', async ({ page }) => {
  await signInFresh(page);
  await expect(figure(page)).toContainText('471');
  await page.route('**/api/me/calculator', route => route.abort());
  await page.reload();
  await expect(figure(page)).toContainText('471');
  await expect(page.getByText(/The server cannot be reached\. This is your calculator as of/)).toBeVisible();
  await expectSound(page);
  await page.unroute('**/api/me/calculator');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
});
