import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../testing/give-plan.ts';
import { signInFresh } from '../testing/sign-in.ts';
import { password } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Has the session be as old as none may be, which the page finds by its clock. */
const runOut = (page: Page) =>
  page.evaluate(() => localStorage.setItem('lk.session.user', '{"began":0,"active":0}'));

test('what is typed in a dialog is there again after the session has ended, but no password, and goes where the dialog is closed', async ({
  page,
  browser,
}) => {
  const email = await signInFresh(page, '/embed');
  await givePlan(page, browser, 'diamond');
  await page.goto('/app/customize');
  await page.getByLabel('Name', { exact: true }).fill('Susun atur');
  await page.getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('All saved')).toBeVisible();

  const dialogs = [
    { path: '/embed', open: 'Change', title: 'Change your address', field: 'Your name in the address' },
    { path: '/account', open: 'Change address', title: 'Change address', field: 'New email' },
    { path: '/account', open: 'Change details', title: 'Change details', field: 'Company' },
    { path: '/app/customize', open: 'Rename', title: 'Rename preset', field: 'Description' },
  ];
  for (const { path, open, title, field } of dialogs)
    await test.step(title, async () => {
      await page.goto(path);
      if (open === 'Rename') {
        await page.getByRole('button', { name: /Susun atur/ }).click();
        await page.getByRole('menuitem', { name: open }).click();
      } else await page.getByRole('button', { name: open, exact: true }).click();
      const typed = dialog(page, title).getByLabel(field, { exact: true });
      await typed.fill('kept@example.com');
      const secret = dialog(page, title).getByLabel('Your password');
      if (field === 'New email') await secret.fill('a secret');
      await runOut(page);
      await page.waitForURL('**/login**');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(path);
      await expect(typed).toHaveValue('kept@example.com');
      if (field === 'New email') await expect(secret).toHaveValue('');

      await page.keyboard.press('Escape');
      await expect(dialog(page, title)).toHaveCount(0);
      await page.getByRole('link', { name: 'Profile' }).first().click();
      await expect(page).toHaveURL('/profile');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog(page, title)).toHaveCount(0);
    });
});

test('a dialog whose saving ends late closes none that was opened since', async ({ page }) => {
  await signInFresh(page, '/account');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/me/account', async route => {
    if (route.request().method() !== 'GET') await late.promise;
    await route.continue();
  });
  const opener = page.getByRole('button', { name: 'Change details' });
  const details = dialog(page, 'Change details');
  const company = details.getByLabel('Company');
  await opener.click();
  await company.fill('Perodua Klang');
  await details.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await opener.click();
  await company.fill('Perodua Ipoh');
  late.resolve();
  await expect(page.getByRole('region', { name: 'Your details', includeHidden: true })).toContainText(
    'Perodua Klang',
  );
  await expect(company).toHaveValue('Perodua Ipoh');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Perodua Ipoh');
});
