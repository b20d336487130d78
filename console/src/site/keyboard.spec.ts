import { expect, type Locator, type Page, test } from '@playwright/test';
import { freshEmail, isThere } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

/** Goes on by Tab to what is sought, and holds that it is not far. */
async function tabTo(page: Page, sought: Locator): Promise<void> {
  const isFocused = () => sought.evaluate(node => node === document.activeElement);
  for (let pressed = 0; pressed < 12 && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  await expect(sought).toBeFocused();
}

test('whoever forgot the password asks for a link by keyboard alone, from the sign-in and back to it', async ({
  page,
}) => {
  await page.goto('/login');
  await isThere(page);
  await expect(field(page, 'Email')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  const email = field(page, 'Email');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refusal(page)).toHaveText('Please fill in all fields');
  await expect(email).toBeFocused();
  await page.keyboard.type(freshEmail());
  await tabTo(page, page.getByRole('button', { name: 'Send the link' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^If there is an account with this address/)).toBeVisible();
  // The form is gone, and the focus is not lost with it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Send it again in/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('an account is opened by keyboard alone: field after field, what is wrong mended where it is, and Enter sends', async ({
  page,
}) => {
  await page.goto('/register');
  await isThere(page);
  const email = freshEmail();
  const typed = [
    ['Full name', 'Aisyah binti Ali'],
    ['Email', email],
    ['Phone', '012-345 6789'],
    ['Company', 'Perodua Klang'],
    ['Password', 'satu dua tiga empat'],
    ['Confirm password', 'satu dua tiga'],
  ] as const;
  await expect(field(page, 'Full name')).toBeFocused();
  for (const [name, value] of typed) {
    // After the password stands what shows it.
    if (name === 'Confirm password') await page.keyboard.press('Tab');
    if (name !== 'Full name') await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await expect(refusal(page)).toHaveText('Passwords do not match');
  const confirmation = field(page, 'Confirm password');
  await expect(confirmation).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' empat');
  for (const [name, value] of typed.slice(0, -1)) await expect(field(page, name)).toHaveValue(value);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app');
  const profile = await (await page.request.get('/api/me/profile')).json();
  expect(profile).toMatchObject({ whatsapp: '012-345 6789' });
});
