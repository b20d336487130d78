import { expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { password } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const widget = (page: Page) => page.locator('loan-kereta');
const figure = (page: Page) => widget(page).locator('[part~=instalment]');

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Holds that what stands on the page is what was chosen, or nothing of it. */
async function expectChosen(page: Page, shown: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(shown)) await expect(select(page, name)).toHaveText(value);
}

test('what is chosen is there again for whoever comes back, from another page or after the session has ended, and goes with a logout', async ({
  page,
  browser,
}) => {
  const email = await signInFresh(page, '/embed');
  await givePlan(page, browser, 'diamond');
  await page.goto('/embed');
  const chosen = { Theme: 'Hero Banner', Colors: 'Ocean', Language: '中文', 'First model': 'Perodua Myvi' };
  for (const [name, value] of Object.entries(chosen)) await choose(select(page, name), value);
  const line = page.locator('pre').first();
  await expect(line).toContainText('theme="theme-02" palette="ocean" lang="zh" model="myvi"');

  await test.step('from another page', async () => {
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await expectChosen(page, chosen);
  });

  await test.step('after the session has ended', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('lk.session.user', '{"began":0,"active":0}'));
    await page.waitForURL('**/login**');
    await signInAgain(page, email);
    await expect(page).toHaveURL('/embed');
    await expectChosen(page, chosen);
    await expect(line).toContainText('theme="theme-02" palette="ocean"');
    await expect(widget(page)).toHaveAttribute('theme', 'theme-02');
  });

  await test.step('after a logout', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
    await page.evaluate(() => history.pushState({}, '', '/login?next=/embed'));
    await page.reload();
    await signInAgain(page, email);
    await expect(page).toHaveURL('/embed');
    await expectChosen(page, {
      Theme: 'As in my profile',
      Colors: 'As in my profile',
      Language: 'Malay (default)',
      'First model': 'The first in the list',
    });
  });
});

test('the calculator shows the language and the first model that are chosen, and what it is without them', async ({
  page,
}) => {
  await signInFresh(page, '/embed');
  await expect(figure(page)).toContainText('RM471');
  await expect(figure(page)).toContainText('Ansuran bulanan');
  await choose(select(page, 'Language'), 'English', () =>
    expect(figure(page)).toContainText('Monthly instalment', { timeout: 5000 }),
  );
  // 58,260 at 2.90 % flat over 9 years: (58,260 + 15,205.86) / 108 = 680.24.
  await choose(select(page, 'First model'), 'Perodua Myvi', () =>
    expect(figure(page)).toContainText('RM680', { timeout: 5000 }),
  );
  await choose(select(page, 'Language'), '中文', () =>
    expect(figure(page)).toContainText('每月供款', { timeout: 5000 }),
  );
  await expect(figure(page)).toContainText('RM680');
  await choose(select(page, 'Language'), 'Malay (default)', () =>
    expect(figure(page)).toContainText('Ansuran bulanan', { timeout: 5000 }),
  );
  await choose(select(page, 'First model'), 'The first in the list', () =>
    expect(figure(page)).toContainText('RM471', { timeout: 5000 }),
  );
  await expect(page.locator('pre').first()).not.toContainText('model');
});
