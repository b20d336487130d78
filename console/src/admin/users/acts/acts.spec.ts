import { expect, type Page, test } from '@playwright/test';
import { expectWritten } from '../../../testing/audit.ts';
import { choose } from '../../../testing/choose.ts';
import { changeUser, newUser } from '../../../testing/people.ts';
import { signInAdmin } from '../../../testing/sign-in.ts';
import { expectSound } from '../../../testing/visit.ts';
import { name, ofAccount, ofPlan, type Tried } from './tried.ts';

test.use({ locale: 'en-GB' });

/** On a phone: each act fails aloud and changes nothing, then is done, and stands in the audit. */
async function walk(page: Page, tab: string, acts: readonly Tried[]): Promise<void> {
  const { id, email } = await newUser(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAdmin(page, `/admin?search=${encodeURIComponent(email.slice(0, 24))}`);
  await page.getByRole('row', { name: email }).getByRole('button').click();
  const details = page.getByRole('dialog', { name, exact: true });
  const told = page.getByRole('region', { name: 'Notifications' });
  const changes = `**/api/admin/users/${id}/**`;

  const tryOut = async ({ press, asks, failed, done }: Tried) => {
    const doIt = async () => {
      await details.getByRole('button', { name: press, exact: true }).click();
      if (!asks) return;
      const question = page.getByRole('dialog', { name: asks.title });
      await question.getByRole('button', { name: asks.button }).click();
    };
    await page.route(changes, route =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: 'broken' }),
    );
    await doIt();
    await expect(told.getByText(failed)).toBeVisible();
    await page.unroute(changes);
    // What failed stands there in red until it is closed, and is in the way of nothing.
    await details.getByRole('tab', { name: tab }).click({ trial: true });
    await details.getByRole('button', { name: 'Close' }).click({ trial: true });
    await told.getByText('Try again', { exact: true }).click();
    await expect(told.getByText(done)).toBeVisible();
    await expect(told.getByText(failed)).toHaveCount(0);
    await told.getByLabel('Close').click();
    await expect(told.getByText(done)).toHaveCount(0);
  };
  await details.getByRole('tab', { name: tab }).click();
  for (const each of acts) await tryOut(each);
  await expectSound(page);

  await page.goto(`/admin/audit?user=${id}`);
  const history = (await (await page.request.get(`/api/admin/users/${id}/audit?limit=50`)).json()) as {
    items: { action: string; admin_email: string | null }[];
  };
  const byAdmin = history.items.filter(({ admin_email }) => admin_email === 'demo-admin@example.com');
  expect(byAdmin.map(({ action }) => action).toReversed()).toEqual(acts.map(({ action }) => action));
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(history.items.length);
  for (const { called } of acts)
    await expect(rows.filter({ hasText: called }).filter({ hasText: 'demo-admin@' })).toHaveCount(
      acts.filter(act => act.called === called).length,
    );
}

test('a plan is given, and taken back', ({ page }) => walk(page, 'Plan Management', ofPlan));

test('an account is approved, penalized and signed out', ({ page }) => walk(page, 'User Actions', ofAccount));

interface Undone {
  readonly tab: string;
  readonly act: Tried | undefined;
  /** How the user stands after the act, and after it was undone. */
  readonly after: string;
  readonly before: string;
}

const pressed = (acts: readonly Tried[], press: string) => acts.find(act => act.press === press);

const undone: readonly Undone[] = [
  {
    ...{ tab: 'User Actions', act: pressed(ofAccount, 'Revoke approval') },
    ...{ after: 'Pending', before: 'Active' },
  },
  {
    ...{ tab: 'User Actions', act: pressed(ofAccount, '3 days') },
    ...{ after: 'Penalized', before: 'Active' },
  },
  {
    ...{ tab: 'Plan Management', act: pressed(ofPlan, 'Upgrade to Full') },
    ...{ after: 'Diamond', before: 'Basic' },
  },
];

test('an approval, a penalty and a plan are undone from the message; a failure can be tried again, a conflict is said', async ({
  page,
}) => {
  const { id, email } = await newUser(page, name);
  await signInAdmin(page, `/admin?search=${encodeURIComponent(email.slice(0, 24))}&user=${id}`);
  const details = page.getByRole('dialog', { name, exact: true });
  const told = page.getByRole('region', { name: 'Notifications' });
  const account = `/api/admin/users/${id}`;
  const doIt = async ({ tab, act, after }: Undone) => {
    await details.getByRole('tab', { name: tab }).click();
    await details.getByRole('button', { name: act?.press ?? '', exact: true }).click();
    const question = page.getByRole('dialog', { name: act?.asks?.title ?? '' });
    await question.getByRole('button', { name: act?.asks?.button ?? '' }).click();
    await expect(told.getByText(act?.done ?? '')).toBeVisible();
    await expect(details.getByText(after, { exact: true }).first()).toBeVisible();
  };

  for (const each of undone) {
    await doIt(each);
    await page.route(`**${account}/**`, route => route.fulfill({ status: 503, body: 'away' }));
    // The newest message is the first one: the one before may still be leaving.
    await told.getByText('Undo', { exact: true }).first().click();
    await expect(told.getByText('It could not be undone')).toBeVisible();
    await page.unroute(`**${account}/**`);
    await told.getByText('Try again', { exact: true }).click();
    await expect(told.getByText('Undone', { exact: true })).toBeVisible();
    await expect(details.getByText(each.before, { exact: true }).first()).toBeVisible();
    await told.getByLabel('Close').last().click();
  }

  // Somebody else has changed the same since: that is not undone with it.
  const [revoked] = undone;
  if (revoked) await doIt(revoked);
  await changeUser(page, id, { path: 'penalty', data: { duration: '4h' } });
  await told.getByText('Undo', { exact: true }).first().click();
  await expect(told.getByText(`${name} was changed by demo-admin@example.com meanwhile.`)).toBeVisible();
  await expect(details.getByText('Penalized', { exact: true })).toBeVisible();
  const { items } = (await (await page.request.get(`${account}/audit?limit=50`)).json()) as {
    items: { action: string }[];
  };
  expect(items.filter(({ action }) => action === 'standing_restored')).toHaveLength(undone.length);
});

test('details and history show admins the reason of a penalty', async ({ page }) => {
  const { id } = await newUser(page, name);
  await signInAdmin(page, `/admin?user=${id}&about=actions`);
  const details = page.getByRole('dialog', { name, exact: true });
  const field = details.getByLabel('Reason (optional)');
  await field.fill('Shared one account');
  await expectSound(page);
  // A reload or the end of a session loses nothing of it.
  await page.reload();
  await expect(field).toHaveValue('Shared one account');
  await details.getByRole('button', { name: '3 days', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Penalize/ })
    .getByRole('button', { name: 'Penalize' })
    .click();
  await expect(details.getByText('Reason: Shared one account')).toBeVisible();
  await expect(field).toHaveCount(0);
  await details.getByRole('tab', { name: 'Notes & History' }).click();
  await expect(details.getByText('Shared one account')).toBeVisible();
  await details.getByRole('tab', { name: 'User Actions' }).click();
  await details.getByRole('button', { name: 'Lift the penalty' }).click();
  await expect(details.getByText('Reason: Shared one account')).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('a change is undone by keyboard, from a sheet and from a list', async ({ page }) => {
  const { id, email } = await newUser(page, name);
  const search = encodeURIComponent(email.slice(0, 24));
  await signInAdmin(page, `/admin?search=${search}&user=${id}`);
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  const undoByKeys = async () => {
    await expect(undo).toBeVisible();
    await page.keyboard.press('F6');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
  };

  const details = page.getByRole('dialog', { name, exact: true });
  await details.getByRole('button', { name: '3 days' }).focus();
  await page.keyboard.press('Enter');
  await expect(details.getByText('Premium', { exact: true }).first()).toBeVisible();
  await undoByKeys();
  await expect(details.getByText('Basic', { exact: true }).first()).toBeVisible();

  await page.goto(`/admin/dashboard?tab=users&search=${search}`);
  const plan = page.getByRole('combobox', { name: `Plan: ${name}` });
  await plan.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Diamond' }).focus();
  await page.keyboard.press('Enter');
  await expect(plan).toHaveText(/Diamond/);
  await undoByKeys();
  await expect(plan).toHaveText(/Basic/);
  await expectWritten(page, {
    ...{ action: 'plan_changed', called: 'Plan changed', to: { user: id } },
    shows: ['Diamond', 'Paid'],
  });
  await expect(page.getByText('Basic → Diamond', { exact: true })).toBeVisible();
  await expectWritten(page, {
    ...{ action: 'standing_restored', called: 'Change undone', to: { user: id } },
    shows: ['Diamond'],
  });
});

test('a sale that takes a plan away asks first, and the part that is looked at stands in the address', async ({
  page,
}) => {
  const { id } = await newUser(page, name);
  await signInAdmin(page, `/admin?user=${id}`);
  const details = page.getByRole('dialog', { name, exact: true });
  const told = page.getByRole('region', { name: 'Notifications' });
  const sell = async (plan: string) => {
    await choose(details.getByRole('combobox', { name: 'Plan' }), plan);
    await details.getByRole('button', { name: 'Save plan' }).click();
  };
  await choose(details.getByRole('combobox', { name: 'Plan' }), 'Diamond');
  await details.getByLabel('Paid (RM)').fill('49,90');
  await details.getByRole('button', { name: 'Save plan' }).click();
  await expect(details.getByText('“49,90” can mean RM49.90 or RM4,990.')).toBeVisible();
  await details.getByLabel('Paid (RM)').fill('');
  await sell('Diamond');
  await expect(told.getByText('User plan updated to Diamond successfully!')).toBeVisible();
  const question = page.getByRole('dialog', { name: `Downgrade ${name} to Basic?` });
  await sell('Basic');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(details.getByText('Now: Diamond')).toBeVisible();
  await details.getByRole('button', { name: 'Save plan' }).click();
  await question.getByRole('button', { name: 'Downgrade to Basic' }).click();
  await expect(told.getByText('User plan updated to Basic successfully!')).toBeVisible();

  await details.getByRole('tab', { name: 'Notes & History' }).click();
  await expect(page).toHaveURL(/about=notes/);
  await page.reload();
  await expect(details.getByRole('tab', { name: 'Notes & History' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // What was sold stands in the history.
  await expect(details.getByText(/demo-admin@example\.com/).first()).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin');
});

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an upgrade takes three taps on a phone, and nothing to scroll', async ({ page }) => {
    const { email } = await newUser(page, name);
    await signInAdmin(page, `/admin/users?search=${encodeURIComponent(email.slice(0, 24))}`);
    const upgrade = { name: 'Upgrade to Full' };
    for (const tapped of [
      page.getByRole('row', { name: email }).getByRole('button'),
      page.getByRole('dialog', { name, exact: true }).getByRole('button', upgrade),
      page.getByRole('dialog', { name: /^Upgrade / }).getByRole('button', upgrade),
    ]) {
      await expect(tapped).toBeInViewport({ ratio: 1 });
      await tapped.tap();
    }
    await expect(page.getByText('Plan changed to Full Version successfully').first()).toBeVisible();
  });
});

test('who only helps approves and takes notes, and is offered nothing more', async ({ page }) => {
  const { id, email } = await newUser(page, name);
  await signInAdmin(page, `/admin?search=${encodeURIComponent(email.slice(0, 24))}`, 'support');
  await page.getByRole('row', { name: email }).getByRole('button').click();
  const details = page.getByRole('dialog', { name, exact: true });
  await details.getByRole('tab', { name: 'User Actions' }).click();
  await expect(details.getByText(email).first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Delete user' })).toHaveCount(0);
  await expect(details.getByRole('button', { name: 'Force logout' })).toHaveCount(0);
  await details.getByRole('tab', { name: 'Plan Management' }).click();
  await expect(details.getByRole('button', { name: 'Upgrade to Full' })).toHaveCount(0);
  await details.getByRole('tab', { name: 'Notes & History' }).click();
  await details.getByLabel('New note').fill('Asked for a demo on Friday');
  await details.getByRole('button', { name: 'Save Notes' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Asked for a demo on Friday' })).toBeVisible();
  await expectWritten(page, {
    ...{ action: 'note_added', called: 'Note added', to: { user: id } },
    by: 'demo-support@example.com',
  });
});

test('notes that are there stay when they could not be asked for again', async ({ page }) => {
  const { id } = await newUser(page, name);
  await signInAdmin(page, `/admin?user=${id}&about=notes`);
  const details = page.getByRole('dialog', { name, exact: true });
  const write = async (note: string) => {
    await details.getByLabel('New note').fill(note);
    await details.getByRole('button', { name: 'Save Notes' }).click();
    await expect(details.getByLabel('New note')).toHaveValue('');
  };
  const first = details.getByRole('listitem').filter({ hasText: 'Asked for a demo' }).first();
  await write('Asked for a demo');
  await expect(first).toBeVisible();
  let refused = 0;
  await page.route('**/notes*', route => {
    if (route.request().method() !== 'GET') return route.continue();
    refused += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await write('Called back');
  // The question, and the once more that every one has.
  await expect.poll(() => refused).toBe(2);
  await expect(first).toBeVisible();
});
