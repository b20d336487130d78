import { expect, type Page, test } from '@playwright/test';
import { inDatabase } from '../../testing/database.ts';
import { mailedLink } from '../../testing/mails.ts';
import { freshEmail, isThere, signUp } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

/** Whose the server under test is, as it was told. */
const ownerEmail = 'owner@example.com';

const activate = (page: Page) => page.getByRole('button', { name: 'Activate Diamond Access' });
const colours = (page: Page) => page.getByRole('button', { name: /^Colors/ });
const planOf = async (page: Page) =>
  (await (await page.request.get('/api/auth/me')).json()).effective_plan as string;

/** Opens the calculator, and waits until the server has said whether whoever is signed in is the owner. */
async function openCalculator(page: Page): Promise<void> {
  const said = page.waitForResponse('**/api/me/owner');
  await page.goto('/app');
  await (await said).finished();
}

/** Holds that nothing is there to press, once what is there has been drawn: with another theme the tools are, too. */
async function expectNothingToPress(page: Page): Promise<void> {
  await page.getByLabel('Theme', { exact: true }).selectOption('theme-02');
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await expect(activate(page)).toHaveCount(0);
}

test('the owner, once the address is confirmed, is given Diamond by one press, and then has nothing to press', async ({
  page,
}) => {
  // Where this was tried before, somebody has the address.
  inDatabase(database =>
    database.prepare('update advisors set email = ? where email = ?').run(freshEmail(), ownerEmail),
  );
  await signUp(page, ownerEmail);
  let pressed = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/me/owner')) pressed += 1;
  });
  await openCalculator(page);
  await expect(colours(page)).toHaveAccessibleName(/locked/);
  await activate(page).click();
  await expect(page.getByText('Please confirm your email address first.').first()).toBeVisible();
  expect(pressed).toBe(1);
  expect(await planOf(page)).toBe('basic');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Send the confirmation link' }).click();
  await page.goto(await mailedLink(ownerEmail, '/confirm-email'));
  await isThere(page);
  await expect(page.getByText(`${ownerEmail} is confirmed.`)).toBeVisible();
  await openCalculator(page);
  await activate(page).click();
  await expect(activate(page)).toHaveCount(0);
  await expect(colours(page)).not.toHaveAccessibleName(/locked/);
  expect(pressed).toBe(2);
  expect(await planOf(page)).toBe('diamond');

  // The page begins with the plan of the sign-in, as a device does that was not used since.
  await openCalculator(page);
  await expect(colours(page)).not.toHaveAccessibleName(/locked/);
  await expectNothingToPress(page);
  await page.goto('/account');
  await expect(page.getByText('Diamond (Full Version) Plan')).toBeVisible();
});

test('nobody else is shown a way to Diamond by a press, nor has one', async ({ page }) => {
  await page.goto('/app');
  await expectNothingToPress(page);

  await signUp(page, `not-the-${crypto.randomUUID()}-${ownerEmail}`);
  await openCalculator(page);
  await expect(colours(page)).toHaveAccessibleName(/locked/);
  await expectNothingToPress(page);
  const status = await page.evaluate(async () => (await fetch('/api/me/owner', { method: 'POST' })).status);
  expect(status).toBe(403);
  expect(await planOf(page)).toBe('basic');
});
