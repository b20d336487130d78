import { expect, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { givePlan } from '../../testing/give-plan.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectSound, password, signUp, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('whoever is not signed in is led to sign in, and back', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page.getByText('Please login to access your account dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute(
    'href',
    '/login?next=%2Faccount',
  );
  // What there is to sign in for, and no plan that could be changed.
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Admin' })).toHaveCount(0);
  await expectSound(page);
});

test('whoever is signed in sees what the page is before its script has come, and others do not', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', route => route.abort());
  const head = page.locator('#drawn').getByText('My Account').last();
  await page.goto('/account');
  await expect(head).toBeAttached();
  await expect(head).toBeHidden();
  await expect(page.locator('#drawn').getByText('Loan Kereta').first()).toBeVisible();
  await signUp(page);
  await page.goto('/account');
  await expect(head).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lk.lang', 'zh'));
  await page.reload();
  await expect(head).toBeHidden();
});

for (const [plan, others] of [
  ['premium', ['Basic', 'Diamond (Full Version)']],
  ['diamond', ['Basic', 'Premium']],
] as const)
  test(`with ${plan} an admin can be contacted about every other plan`, async ({ page }) => {
    await signIn(page, plan, '/account');
    const plans = page.getByRole('region', { name: 'Available Plans' }).getByRole('listitem');
    await expect(plans).toHaveCount(3);
    const asked = plans.filter({ has: page.getByRole('link', { name: 'Contact Admin' }) });
    await expect(asked.getByRole('heading')).toHaveText(
      [...others].map(name => new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`)),
    );
  });

for (const [plan, message] of [
  ['premium', 'Hai Admin, saya ingin memperbaharui pelan Premium (RM49 sebulan)'],
  ['diamond', 'Hai Admin, saya ingin memperbaharui pelan Diamond (RM249 sekali bayar)'],
] as const)
  test(`${plan} until a day can be asked for again`, async ({ page, browser }) => {
    await signUp(page);
    const own = page.getByRole('listitem').filter({ hasText: 'Yours' }).getByRole('link');
    await page.goto('/account');
    await givePlan(page, browser, plan, new Date(Date.now() + 7 * 86_400_000));
    await page.reload();
    await expect(own).toHaveText('Renew');
    const href = new URL((await own.getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toContain(message);
    await expectSound(page);
  });

test('the account says what it has, speaks another language, and keeps the choice', async ({ page }) => {
  const complaints = await watch(page);
  const email = await signUp(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await expect(page.getByText('Basic Plan')).toBeVisible();
  // On a phone each matter is a line that says how it stands, until it is pressed.
  const fold = (name: RegExp) => page.getByRole('button', { name });
  await expect(fold(/^Usage Overview/)).toHaveAccessibleName('Usage Overview Themes Access: 3 of 20');
  await expect(page.getByText('Presenter Mode', { exact: true })).toBeHidden();
  await fold(/^Usage Overview/).press('Enter');
  await expect(page.getByText('3 of 20', { exact: true })).toBeVisible();
  await expect(page.getByText('RM49 a month')).toBeVisible();
  await expect(fold(/^My devices/)).toHaveAttribute('aria-expanded', 'false');
  await fold(/^My devices 1 device/).click();
  await expect(fold(/^My devices/)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('cell', { name: '127.0.0.x' })).toBeVisible();
  // Nobody ends the one device that they are on from here.
  await expect(page.getByRole('columnheader', { name: 'Action' })).toHaveCount(0);
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  await expect(fold(/^Email address/)).toHaveAccessibleName('Email address Not confirmed');
  // The step that asks for it leads there and unfolds it, also from this page, and again.
  for (let times = 0; times < 2; times++) {
    await page.getByRole('link', { name: 'Confirm your email' }).click();
    await expect(page.getByRole('region', { name: 'Email address' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send the confirmation link' })).toBeInViewport();
    await fold(/^Email address/).click();
    await expect(page.getByRole('button', { name: 'Send the confirmation link' })).toBeHidden();
  }
  await fold(/^Email address/).click();
  await page.getByRole('button', { name: 'Send the confirmation link' }).click();
  await expect(page.getByText(`A link is on its way to ${email}.`).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await fold(/^Language English/).click();
  const heading = page.getByRole('heading', { level: 1 });
  await choose(page.getByRole('combobox', { name: 'Language' }), '中文', () =>
    expect(heading).toHaveText('我的账户', { timeout: 5000 }),
  );
  await expect(page.getByText('十五款主题')).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/me/account')).json()).language)
    .toBe('zh');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectSound(page);
  // Where the pages speak another language than the mails, it says so, and the mails can follow.
  await page.evaluate(() => localStorage.setItem('lk.lang', 'en'));
  await page.reload();
  await expect(page.getByText('Our mails come in 中文.')).toBeVisible();
  await page.getByRole('button', { name: 'Mails in English' }).click();
  await expect(page.getByText('Our mails come in 中文.')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the account is downloaded and deleted by its owner, who proves to be that', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^loan-kereta-.+\.json$/);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill('not the one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expectSound(page);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted.').first()).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('who an owner is can be said otherwise, and stands wherever it stood', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Your details' });
  await expect(card).toContainText('Not given');
  await card.getByRole('button', { name: 'Change details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change details' });
  await dialog.getByLabel('Full name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
  await dialog.getByLabel('Full name').fill('Siti Aminah');
  await dialog.getByLabel('Phone').fill('twelve');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a phone number such as 012-345 6789')).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel('Phone').fill('012-345 6789');
  await dialog.getByLabel('Company').fill('Perodua Klang');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  for (const said of ['Siti Aminah', '012-345 6789', 'Perodua Klang']) await expect(card).toContainText(said);
  await expect(page.getByText('Siti Aminah', { exact: true })).toHaveCount(2);
});

test('the mail that confirms the address can be asked for again, and its button keeps the focus', async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Send the confirmation link' }).press('Enter');
  const sent = page.getByRole('button', { name: 'The link is on its way' });
  await expect(sent).toBeFocused();
  await expect(sent).toBeDisabled();
  await page.clock.fastForward(31_000);
  const again = page.waitForResponse('**/api/auth/verification');
  await page.getByRole('button', { name: 'Send the confirmation link' }).press('Enter');
  expect((await again).ok()).toBe(true);
  await expect(sent).toBeDisabled();
});

test('what is of a version that is no more says so, and is had by loading the page anew', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/assets/settings-*.js', route => route.fulfill({ status: 404 }));
  await page.goto('/account');
  const said = page.getByText('There is a newer version of this page.');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute('**/assets/settings-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
});
