import { expect, type Page, test } from '@playwright/test';
import { expectSound, freshEmail, password, searchFor, watch } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const email = 'demo-admin@example.com';

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('an admin signs in, finds a user by keyboard, and comes back to the same list', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/admin?plan=diamond');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\?plan=diamond$/);
  await expect(page.getByRole('row', { name: 'demo-diamond@example.com' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'demo-basic@example.com' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }

  await page.getByRole('row', { name: 'demo-diamond@example.com' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await details.getByRole('tab', { name: 'User Actions' }).click();
  await expect(details.getByText('/a/demo-diamond')).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\?plan=diamond$/);
  const figures = page.waitForRequest('**/api/admin/stats/enhanced');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await figures;

  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
  expect(complaints).toEqual([]);
});

test('a gift is undone from its message, a note is kept, and an account is deleted', async ({ page }) => {
  const user = freshEmail();
  const made = await page.request.post('/api/auth/register', {
    data: { name: 'Siti Hajar', email: user, password: 'rahsia-siti-1' },
  });
  expect(made.status()).toBe(201);
  await page.goto('/admin/login?next=/admin');
  await signIn(page);
  const row = page.getByRole('row', { name: user });
  await expect(page.getByText('Total Users')).toBeVisible();
  await searchFor(page, user.slice(0, 20));
  await row.getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'Siti Hajar' });

  await details.getByRole('button', { name: '3 days' }).click();
  await expect(page.getByText('Time-based access (3 days) assigned successfully').first()).toBeVisible();
  await expect(details.getByText('Premium').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(details.getByText('Never')).toBeVisible();

  await details.getByRole('tab', { name: 'Notes & History' }).click();
  await details.getByLabel('New note').fill('Asked for a demo on Friday');
  await details.getByRole('button', { name: 'Save Notes' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Asked for a demo on Friday' })).toBeVisible();
  await expect(details.getByText('Change undone')).toBeVisible();
  await expectSound(page);

  await details.getByRole('tab', { name: 'User Actions' }).click();
  await details.getByRole('button', { name: 'Delete user' }).click();
  await page
    .getByRole('dialog', { name: 'Delete Siti Hajar?' })
    .getByRole('button', { name: 'Delete user' })
    .click();
  await expect(row).toHaveCount(0);
});

test('a session is asked for again before it is given up, and where nobody answers the admin is told', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await signIn(page);
  await expect(page).toHaveURL('/admin/dashboard');
  const verify = '**/api/admin/verify';
  let asked = 0;
  // A passing fault: two refusals, and then the truth.
  await page.route(verify, route => {
    asked += 1;
    return asked < 3 ? route.fulfill({ status: 401, json: {} }) : route.continue();
  });
  await page.goto('/admin/plans');
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible();
  expect(asked).toBe(3);
  await page.unroute(verify);

  asked = 0;
  await page.route(verify, route => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/admin/plans');
  await expect(page.getByRole('heading', { name: 'Admin Access Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Authentication check failed');
  expect(asked).toBe(2);
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.unroute(verify);
  await page.getByRole('link', { name: 'Try Login Again' }).click();
  await expect(page).toHaveURL('/admin/plans');

  const askToLeave = async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  // Back leaves the page where it was asked, and with it the question.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveURL('/admin/mail');
  await askToLeave();
  await page.goBack();
  await expect(page).toHaveURL('/admin/plans');
  await expect(page.getByRole('dialog')).toBeHidden();

  await askToLeave();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Admin logged out successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('figures that do not come are asked for again, and are in the way of no user', async ({ page }) => {
  const figures = '**/api/admin/stats/enhanced';
  await page.route(figures, route => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/admin/login?next=/admin');
  await signIn(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load some dashboard data' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('row', { name: /@example\.com/ }).first()).toBeVisible();
  await expectSound(page);
  const asked = page.waitForRequest(figures);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(failed).toBeVisible();
  await page.unroute(figures);
  const total = page.getByText('Total Users');
  // Other tests change users, after which the page asks by itself too.
  await failed.getByRole('button', { name: 'Try again' }).or(total).first().click();
  await expect(total).toBeVisible();
  await expect(failed).toHaveCount(0);
});
