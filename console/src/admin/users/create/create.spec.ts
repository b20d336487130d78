import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectWritten } from '../../../testing/audit.ts';
import { choose } from '../../../testing/choose.ts';
import { signInAdmin } from '../../../testing/sign-in.ts';
import { expectSound, freshEmail, watch } from '../../../testing/visit.ts';

test.use({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });

test('an account is made once all is filled in rightly, and its password signs its owner in', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));
  const complaints = await watch(page);
  await signInAdmin(page);
  await page.getByRole('button', { name: 'Create user' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create New User (Manual)' });
  const submit = sheet.getByRole('button', { name: 'Create user' });
  const refusal = sheet.getByRole('alert');
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/admin?create=user');

  await submit.click();
  await expect(refusal).toHaveText('Please fill in all required fields');
  const email = freshEmail();
  await sheet.getByLabel('Name', { exact: true }).fill('Nurul Izzah');
  await sheet.getByRole('textbox', { name: 'Email' }).fill('demo-basic@example.com');
  await sheet.getByLabel('WhatsApp', { exact: true }).fill('012-345 6789');
  await choose(sheet.getByRole('combobox', { name: 'Duration' }), 'Until a day');
  await submit.click();
  await expect(refusal).toHaveText('Please choose today or a later day');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel('Ends on (11:59 PM)').fill(day);
  await submit.click();
  await expect(refusal).toContainText('already');
  await expectSound(page);

  await sheet.getByRole('textbox', { name: 'Email' }).fill(email);

  const chat = context.waitForEvent('page');
  await submit.click();
  await expect(sheet.getByRole('status').first()).toHaveText(/^User created successfully! Password: \S+$/);
  const welcome = new URL((await chat).url());
  const password = await sheet.locator('code').innerText();
  expect(welcome.href).toMatch(/^https:\/\/wa\.me\/60123456789\?text=/);
  expect(welcome.searchParams.get('text')).toContain(
    `E-mel: ${email}\nKata laluan: ${password}\nPelan: Premium`,
  );
  await page.bringToFront();
  await sheet.getByRole('button', { name: 'Copy password' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await expectSound(page);

  await sheet.getByRole('button', { name: 'Open the user' }).click();
  const details = page.getByRole('dialog', { name: 'Nurul Izzah', exact: true });
  await expect(details.getByText(email)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('user') ?? '';
  await details.getByRole('tab', { name: 'Notes & History' }).click();
  await expect(details.getByText('user created')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin');
  expect(complaints).toEqual([]);

  const { origin } = new URL(page.url());
  const signedIn = await page.request.post('/api/auth/login', {
    data: { email, password },
    headers: { origin },
  });
  expect((await signedIn.json()).user.must_change_password).toBe(true);
  await expectWritten(page, {
    ...{ action: 'user_created', called: 'User created', to: { user: id } },
    shows: ['Nurul Izzah', 'Premium'],
  });
});

test('a password that went nowhere is not lost by accident', async ({ page }) => {
  await signInAdmin(page, '/admin?create=user');
  const sheet = page.getByRole('dialog', { name: 'Create New User (Manual)' });
  await sheet.getByLabel('Name', { exact: true }).fill('Ravi');
  await sheet.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await sheet.getByLabel('WhatsApp', { exact: true }).fill('0198765432');
  await choose(sheet.getByRole('combobox', { name: 'Plan' }), 'Basic');
  await sheet.getByLabel('Send a welcome by WhatsApp').uncheck();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/^User created successfully!/)).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Go on without the password?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.locator('code')).toBeVisible();
  for (const elsewhere of ['Open the user', 'Create another']) {
    await sheet.getByRole('button', { name: elsewhere }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet.locator('code')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(sheet).toHaveCount(0);
});

/** Presses Tab until something has the focus, a few times at most, and then Enter. */
async function enterByTab(page: Page, there: Locator): Promise<void> {
  const isThere = () => there.evaluate(element => element === document.activeElement);
  for (let presses = 0; presses < 5 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(there).toBeFocused();
  await page.keyboard.press('Enter');
}

test('what is filled in of an account is not given up unasked', async ({ page }) => {
  await signInAdmin(page, '/admin?create=user');
  const sheet = page.getByRole('dialog', { name: 'Create New User (Manual)' });
  const name = sheet.getByLabel('Name', { exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Create user' }).click();
  await name.fill('Nurul Izzah');
  // By keyboard alone: the question has the focus, and whatever is answered gives it back.
  for (const answer of ['Escape', 'Cancel']) {
    await page.keyboard.press('Escape');
    await expect(question.locator(':focus')).toHaveCount(1);
    if (answer === 'Escape') await page.keyboard.press('Escape');
    else await enterByTab(page, question.getByRole('button', { name: answer }));
    await expect(question).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Nurul Izzah');
  }
  await page.goBack();
  await enterByTab(page, question.getByRole('button', { name: 'Leave' }));
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(name).toHaveValue('');
});
