import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../../testing/audit.ts';
import { choose } from '../../../testing/choose.ts';
import { type Change, changeUser, newUser } from '../../../testing/people.ts';
import { signInAdmin } from '../../../testing/sign-in.ts';
import { questionsGone } from '../../failures/act.ts';
import { name, ofAccount, ofPlan, type Tried } from './tried.ts';

test.use({ locale: 'en-GB' });

/** What somebody else does to the same user first, and how that is said to whoever then has an older version. */
interface Elsewhere extends Change {
  readonly action: string;
  readonly differs: RegExp;
}

const penalized: Elsewhere = {
  ...{ path: 'penalty', data: { duration: '4h' }, action: 'penalized' },
  differs: /Penalized until: – → .*20\d\d/,
};
const forgiven: Elsewhere = {
  ...{ method: 'DELETE', path: 'penalty', action: 'penalty_lifted' },
  differs: /Penalized until: .*20\d\d.* → –/,
};
const given: Elsewhere = {
  ...{ path: 'plan/time', data: { days: 7 }, action: 'plan_changed' },
  differs: /Plan expiry: .+ → .*20\d\d/,
};
const takenAway: Elsewhere = {
  ...{ path: 'plan/permanent', data: { plan: 'basic' }, action: 'plan_changed' },
  differs: /Plan assigned: Premium → Basic/,
};

const removal: Tried = {
  press: 'Delete user',
  asks: { title: `Delete ${name}?`, button: 'Delete user' },
  failed: 'Failed to delete user',
  done: `Successfully deleted user: ${name}`,
  ...{ action: 'account_deleted', called: 'Account deleted' },
};

/** What stands between the acts of one tab: none takes the button away that is pressed next. */
const byTab = [
  { tab: 'Plan Management', acts: ofPlan, between: [penalized, forgiven, penalized, forgiven] },
  {
    tab: 'User Actions',
    acts: [...ofAccount, removal],
    between: [given, takenAway, given, takenAway, given, takenAway, given],
  },
];

/** What admins have done to a user, first to last. */
async function written(page: Page, id: number): Promise<readonly string[]> {
  const { items } = (await (await page.request.get(`/api/admin/users/${id}/audit?limit=50`)).json()) as {
    items: { action: string; admin_email: string | null }[];
  };
  return items
    .filter(({ admin_email }) => admin_email !== null)
    .map(({ action }) => action)
    .toReversed();
}

for (const { tab, acts, between } of byTab)
  test(`what somebody else did meanwhile is not overwritten but said, and each act can be done then: ${tab}`, async ({
    page,
  }) => {
    const { id } = await newUser(page, name);
    await signInAdmin(page, `/admin?user=${id}`);
    const details = page.getByRole('dialog', { name, exact: true });
    const told = page.getByRole('region', { name: 'Notifications' });
    await details.getByRole('tab', { name: tab }).click();
    const expected: string[] = [];
    for (const [index, { press, asks, done, action }] of acts.entries())
      await test.step(press, async () => {
        const elsewhere = between[index] ?? penalized;
        const doIt = async () => {
          await questionsGone(page);
          await details.getByRole('button', { name: press, exact: true }).click();
          if (!asks) return;
          const question = page.getByRole('dialog', { name: asks.title });
          await question.getByRole('button', { name: asks.button }).click();
        };
        await expect(details.getByRole('button', { name: press, exact: true })).toBeEnabled();
        await changeUser(page, id, elsewhere);
        await doIt();
        const conflict = told.getByText(`${name} was changed by demo-admin@example.com meanwhile.`);
        await expect(conflict).toContainText(elsewhere.differs);
        // Neither is it made of the new version by a press that has not seen it.
        await expect(told.getByText('Try again', { exact: true })).toHaveCount(0);
        expected.push(elsewhere.action);
        expect(await written(page, id)).toEqual(expected);
        await told.getByLabel('Close').click();
        await expect(conflict).toHaveCount(0);

        await doIt();
        await expect(told.getByText(done)).toBeVisible();
        expected.push(action);
        if (action === removal.action) return;
        expect(await written(page, id)).toEqual(expected);
        await told.getByLabel('Close').click();
        await expect(told.getByText(done)).toHaveCount(0);
      });
  });

test('a paid plan that meets another change keeps what was written, and is given then', async ({ page }) => {
  const { id } = await newUser(page, name);
  await signInAdmin(page, `/admin?user=${id}`);
  const details = page.getByRole('dialog', { name, exact: true });
  const plan = details.getByRole('combobox', { name: 'Plan' });
  await choose(plan, 'Diamond');
  // What is only chosen is kept too, when something is done to the same user beside it.
  await details.getByRole('button', { name: '7 days' }).click();
  await expect(details.getByText('Now: Premium')).toBeVisible();
  await expect(plan).toHaveText(/Diamond/);
  await details.getByLabel('Paid (RM)').fill('59.90');
  await details.getByLabel('Payment note').fill('Paid at the counter');
  await changeUser(page, id, takenAway);
  const save = details.getByRole('button', { name: 'Save plan' });
  await save.click();
  const refusal = details.getByRole('alert').filter({ hasText: 'was changed by demo-admin@example.com' });
  await expect(refusal).toContainText('Plan assigned: Premium → Basic');
  await expect(details.getByText('Now: Basic')).toBeVisible();
  expect(await written(page, id)).toEqual(['plan_changed', 'plan_changed']);
  await expect(plan).toHaveText(/Diamond/);
  await expect(details.getByLabel('Paid (RM)')).toHaveValue('59.90');
  await expect(details.getByLabel('Payment note')).toHaveValue('Paid at the counter');
  await save.click();
  await expect(page.getByText('User plan updated to Diamond successfully!').first()).toBeVisible();
  await expect(details.getByText('Now: Diamond')).toBeVisible();
  // The next sale begins anew.
  await expect(details.getByLabel('Payment note')).toHaveValue('');
  expect(await written(page, id)).toEqual(['plan_changed', 'plan_changed', 'plan_changed']);
  await expectWritten(page, {
    ...{ action: 'plan_changed', called: 'Plan changed', to: { user: id } },
    shows: ['Diamond', 'RM59.90'],
  });
});
