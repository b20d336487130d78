import { expect, type Page } from '@playwright/test';
import { type Act, button, inDialog, nothing, questionsGone } from './act.ts';

/** What is done to a user in the list of the dashboard, where the reason stands after what failed. */
export const ofDashboard = (email: string, name: string): readonly Act[] => {
  const path = `/admin/dashboard?tab=users&search=${encodeURIComponent(email)}`;
  const row = (page: Page) => page.getByRole('row', { name: email });
  const plan = (page: Page) => row(page).getByRole('combobox', { name: `Plan: ${name}` });
  return [
    {
      name: 'a plan is chosen in the list',
      path,
      ...{ call: '**/api/admin/users/*/plan', method: 'PUT' },
      prepare: nothing,
      async press(page) {
        await plan(page).click();
        await page.getByRole('option', { name: 'Diamond' }).click();
      },
      ...{
        failed: 'Failed to update user plan',
        silent: 'Error updating plan: Network error occurred',
        because: 'Failed to update plan: ',
      },
      intact: page => expect(plan(page)).toHaveText(/Basic/),
    },
    {
      name: 'a user is deleted from the list',
      path,
      ...{ call: '**/api/admin/users/*', method: 'DELETE' },
      prepare: nothing,
      async press(page) {
        await questionsGone(page);
        await row(page).getByRole('button', { name: 'Delete' }).click();
        await inDialog('Delete user')(page);
      },
      ...{
        failed: 'Failed to delete user',
        silent: 'Error deleting user: Network error occurred',
        because: 'Error deleting user: ',
      },
      intact: page => expect(row(page)).toBeVisible(),
    },
  ];
};

/** Who cannot be signed out is told that they still are signed in; who was already is led to the sign-in. */
export const ofLeaving: readonly Act[] = [
  {
    name: 'an admin signs out',
    path: '/admin/mail',
    ...{ call: '**/api/admin/logout', method: 'POST' },
    prepare: nothing,
    async press(page) {
      await button('Your account')(page);
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await inDialog('Logout')(page);
    },
    ...{
      failed: 'You are still signed in: the server could not be reached.',
      silent: 'You are still signed in: the server could not be reached.',
      supportMay: true,
    },
    async intact(page) {
      expect((await page.request.get('/api/admin/verify')).ok()).toBe(true);
      await page.getByRole('region', { name: 'Notifications' }).getByLabel('Close').first().click();
    },
  },
];
