import { expect, type Page, test } from '@playwright/test';
import { expectToStand, stopClock } from '../../testing/clock.ts';
import { pixel } from '../../testing/pixel.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { waitForAnswers } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });

test('a profile waits for the photo that is on its way, takes none while it is sent, and nobody off another page', async ({
  page,
}) => {
  await page.clock.install();
  // Both pages have been there, and come at once: or it would be a while before anybody is led away.
  await signInFresh(page, '/app');
  await page.getByRole('link', { name: 'Embed' }).first().click();
  await expect(page.getByRole('radio', { name: 'React' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(page).toHaveURL('/profile');
  await field(page, 'Branding name').fill('Kedai Aisyah');
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/upload', route => slow.promise.then(() => route.continue()));
  await page.locator('input[type=file]').setInputFiles(pixel);
  await expect(save(page)).toBeDisabled();
  slow.resolve();
  await expect(save(page)).toBeEnabled();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/me/profile', route => sent.promise.then(() => route.continue()));
  const takesFocus = () =>
    page.locator('fieldset button').evaluateAll((buttons: HTMLButtonElement[]) =>
      buttons.map(button => {
        button.focus();
        return document.activeElement === button;
      }),
    );
  expect(await takesFocus()).toEqual([true, true]);
  await stopClock(page);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  expect(await takesFocus()).toEqual([false, false]);
  sent.resolve();
  await expect(page.getByText('Profile saved successfully.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Embed' }).first().click();
  // Some moments of the page's clock, which but for them stands still until the other page is there.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page).toHaveURL('/embed', { timeout: 1000 });
  }).toPass();
  const ways: string[] = [];
  page.on('framenavigated', frame => ways.push(new URL(frame.url()).pathname));
  await page.clock.runFor(2000);
  await page.clock.resume();
  await page.getByRole('radio', { name: 'React' }).click();
  await expect(page.getByRole('radio', { name: 'React' })).toBeChecked();
  expect(ways).toEqual([]);
  await expect(page).toHaveURL('/embed');
});

test('what is put back as soon as it was saved is saved, too', async ({ page }) => {
  await page.clock.install();
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Kedai Aisyah');
  await stopClock(page);
  const answered = () => page.waitForResponse(response => response.request().method() === 'POST');
  const first = answered();
  await save(page).click();
  await first;
  await expect(page.getByText('Profile saved successfully.').first()).toBeVisible();
  await field(page, 'Branding name').fill('Aisyah');
  const second = answered();
  await save(page).click();
  expect((await second).request().postDataJSON()).toEqual({ branding_name: 'Aisyah' });
});

test('whoever leaves while the profile is being saved is not led away from where they are by then', async ({
  page,
}) => {
  await page.clock.install();
  await waitForAnswers(page);
  // Both pages have been there, and come at once.
  await signInFresh(page, '/app');
  await page.getByRole('link', { name: 'Embed' }).first().click();
  await expect(page.getByRole('radio', { name: 'React' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await field(page, 'Branding name').fill('Kedai Aisyah');
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/me/profile', async route => {
    if (route.request().method() === 'POST') await sent.promise;
    await route.continue();
  });
  await save(page).click();
  await page.getByRole('link', { name: 'Embed' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('radio', { name: 'React' })).toBeVisible();
  await stopClock(page);
  sent.resolve();
  await expect(page.getByText('Profile saved to server!')).toBeVisible();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await page.getByRole('radio', { name: 'React' }).click();
  await expect(page.getByRole('radio', { name: 'React' })).toBeChecked();
  await expect(page).toHaveURL('/embed');
});

test('that a profile is saved stands for a second and a half before the calculator', async ({ page }) => {
  await page.clock.install();
  // The calculator has been there, and comes at once.
  await signInFresh(page, '/app');
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await field(page, 'Branding name').fill('Kedai Aisyah');
  await stopClock(page);
  await save(page).click();
  await expectToStand(page, page.getByText('Profile saved successfully.').first(), 1500);
  await expect(page).toHaveURL('/app');
});
