import { expect, type Page } from '@playwright/test';
import { type Change, changeUser } from '../../testing/people.ts';
import {
  type Act,
  askedInDialog,
  button,
  dialog,
  inDialog,
  networkError,
  nothing,
  tab,
  undo,
} from './act.ts';

/** Changes how a user stands, past the page, and has the page show it. */
const standing = (id: number, change: Change) => async (page: Page) => {
  await changeUser(page, id, change);
  await page.reload();
  await tab('User Actions')(page);
};

/** What changes how one user stands: a premium one that is approved. The page shows each change before it is made. */
const ofStanding = (id: number): readonly Act[] => {
  const plan = { press: 'Plan Management', stands: 'Premium' };
  const account = { press: 'User Actions', stands: 'Active' };
  return (
    [
      [plan, '3 days', '3 days', 'plan/time', 'Failed to assign time-based access'],
      [plan, 'Lifetime', 'Lifetime', 'plan/time', 'Failed to grant lifetime access'],
      [plan, 'Downgrade to Basic', 'Downgrade to Basic', 'plan/permanent', 'Failed to change plan'],
      [plan, 'Upgrade to Full', 'Upgrade to Full', 'plan/permanent', 'Failed to change plan'],
      [account, 'Revoke approval', 'Revoke approval', 'revoke', 'Failed to revoke user'],
      [account, '3 days', 'Penalize', 'penalty', 'Failed to apply penalty'],
      [
        account,
        'Send password reset',
        'Send password reset',
        'reset-password',
        'Failed to send password reset',
      ],
      [account, 'Force logout', 'Force logout', 'force-logout', 'Failed to force logout'],
    ] as const
  ).map(([{ press, stands }, name, answer, call, failed]) => ({
    name: `${press}: ${name}`,
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}/${call}`, method: 'POST' },
    prepare: tab(press),
    press: answer === undefined ? inDialog(name) : askedInDialog(name, answer),
    ...{ failed, silent: networkError },
    intact: page => expect(dialog(page).getByText(stands, { exact: true }).first()).toBeVisible(),
  }));
};

export const ofUser = (id: number): readonly Act[] => [
  ...ofStanding(id),
  {
    name: 'a plan that was paid for is given',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}/plan`, method: 'PUT' },
    prepare: page => page.getByLabel('Payment note').fill('Paid at the counter'),
    press: inDialog('Save plan'),
    ...{ failed: 'Failed to update user plan', silent: networkError, because: 'Failed to update plan: ' },
    intact: page => expect(page.getByLabel('Payment note')).toHaveValue('Paid at the counter'),
  },
  {
    name: 'what was given is taken back',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}/standing`, method: 'PUT' },
    prepare: nothing,
    make: inDialog('30 days'),
    press: undo('Time-based access (30 days) assigned successfully'),
    ...{ failed: 'It could not be undone', silent: networkError },
    intact: page => expect(dialog(page).getByText('Premium', { exact: true }).first()).toBeVisible(),
  },
  {
    name: 'a user who waits is approved',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}/approve`, method: 'POST' },
    prepare: standing(id, { path: 'revoke' }),
    press: inDialog('Approve'),
    ...{ failed: 'Failed to approve user', silent: networkError, supportMay: true },
    intact: page => expect(dialog(page).getByText('Pending', { exact: true }).first()).toBeVisible(),
  },
  {
    name: 'a penalty is lifted',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}/penalty`, method: 'DELETE' },
    prepare: standing(id, { path: 'penalty', data: { duration: '3d' } }),
    press: inDialog('Lift the penalty'),
    ...{ failed: 'Failed to lift the penalty', silent: networkError },
    intact: page => expect(dialog(page).getByText('Penalized', { exact: true }).first()).toBeVisible(),
  },
  {
    name: 'a note is saved',
    path: `/admin?user=${id}`,
    ...{ call: '**/notes', method: 'POST' },
    async prepare(page) {
      await tab('Notes & History')(page);
      await page.getByLabel('New note').fill('Asked for a demo on Friday');
    },
    press: inDialog('Save Notes'),
    ...{ failed: 'Failed to save notes', silent: networkError, supportMay: true },
    intact: page => expect(page.getByLabel('New note')).toHaveValue('Asked for a demo on Friday'),
  },
  {
    name: 'a user is deleted',
    path: `/admin?user=${id}`,
    ...{ call: `**/api/admin/users/${id}`, method: 'DELETE' },
    prepare: tab('User Actions'),
    press: askedInDialog('Delete user', 'Delete user'),
    ...{ failed: 'Failed to delete user', silent: networkError },
    intact: page => expect(dialog(page).getByText('Noraini binti Salleh').first()).toBeVisible(),
  },
];

/** The acts on some users at once. */
export const ofMany: readonly Act[] = [
  {
    name: 'some users are given a plan',
    path: '/admin/users?search=demo-basic@example.com',
    ...{ call: '**/api/admin/jobs/plan', method: 'POST' },
    async prepare(page) {
      await page.getByRole('checkbox', { name: /^Select: / }).click();
      await button('Change plan')(page);
      await dialog(page).getByLabel('Payment note').fill('Paid at the counter');
    },
    press: inDialog('Give Premium to 1 user'),
    ...{ failed: 'The job could not be started', silent: networkError },
    intact: page => expect(dialog(page).getByLabel('Payment note')).toHaveValue('Paid at the counter'),
  },
  {
    name: 'some users are approved',
    // In the list of the one before, its dialog is open again, for those who were selected.
    path: '/admin/users?search=demo-premium@example.com',
    ...{ call: '**/api/admin/jobs/approval', method: 'POST' },
    prepare: page => page.getByRole('checkbox', { name: /^Select: / }).click(),
    async press(page) {
      await button('Approve')(page);
      await inDialog('Approve')(page);
    },
    ...{ failed: 'The job could not be started', silent: networkError, supportMay: true },
    intact: page => expect(page.getByText('1 selected')).toBeVisible(),
  },
];
