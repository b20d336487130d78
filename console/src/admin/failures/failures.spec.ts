import { expect, test } from '@playwright/test';
import { enrol, givePassword, newAdmin } from '../../testing/new-admin.ts';
import { changeUser, newUser } from '../../testing/people.ts';
import { bothRoles, fail, tested } from './fail.ts';
import { ofCars } from './of-cars.ts';
import { ofDashboard, ofLeaving } from './of-dashboard.ts';
import { ofDevices, ofOwn, ofOwnFactor } from './of-own.ts';
import { ofAdmin, ofDisabledAdmin, ofSite } from './of-site.ts';
import { ofMany, ofUser } from './of-users.ts';

test.use({ locale: 'en-GB' });

test(tested('what is done to a user, and to some at once,'), async ({ page }) => {
  const { id } = await newUser(page, 'Noraini binti Salleh');
  const roles = await bothRoles(page);
  await changeUser(page, id, { path: 'plan/time', data: { days: 30 } });
  for (const act of [...ofUser(id), ...ofMany]) await test.step(act.name, () => fail(page, act, roles));
});

test(tested('what is done in the list of the dashboard, and signing out,'), async ({ page }) => {
  const { name, email } = await newUser(page, 'Hafiz bin Osman');
  const roles = await bothRoles(page);
  for (const act of [...ofDashboard(email, name), ...ofLeaving])
    await test.step(act.name, () => fail(page, act, roles));
});

test(tested('what is done to another admin'), async ({ page }) => {
  const { id, email } = await newAdmin(page);
  await givePassword(page, email);
  await expect(page).toHaveURL('/admin/dashboard');
  await enrol(page);
  await page.context().clearCookies();
  const roles = await bothRoles(page);
  for (const act of ofAdmin(id, email)) await test.step(act.name, () => fail(page, act, roles));
  await page.context().addCookies(roles.admin);
  const headers = { origin: new URL(page.url()).origin };
  const disabled = await page.request.patch(`/api/admin/admins/${id}`, { headers, data: { disabled: true } });
  expect(disabled.status()).toBe(200);
  await fail(page, ofDisabledAdmin(id, email), roles);
});

test('what an admin does to their own account fails aloud by the server and the network, loses nothing, and leads to the sign-in without a session', async ({
  page,
  browser,
}) => {
  const { email } = await newAdmin(page);
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await givePassword(other, email, '/admin/plans');
  await expect(other).toHaveURL('/admin/plans');
  await context.close();
  await givePassword(page, email, '/admin/plans');
  await expect(page).toHaveURL('/admin/plans');
  const roles = { support: [], admin: await page.context().cookies() };
  for (const act of [...ofOwn, ...ofDevices]) await test.step(act.name, () => fail(page, act, roles));
  await enrol(page);
  for (const act of ofOwnFactor) await test.step(act.name, () => fail(page, act, roles));
});

for (const [what, acts] of [
  ['the site', ofSite],
  ['the cars', ofCars],
] as const)
  test(tested(`what is done to ${what}`), async ({ page }) => {
    page.on('dialog', leave => void leave.accept());
    const roles = await bothRoles(page);
    for (const act of acts) await test.step(act.name, () => fail(page, act, roles));
  });
