import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from '../../testing/mails.ts';
import {
  expectSound,
  freshEmail,
  isThere,
  originOfSite,
  password,
  signUp,
  waitForAnswers,
} from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const offline = (page: Page) => page.getByText('You are offline.');

const failed = 'That did not work. Please try again.';
const unreachable = 'The server could not be reached. Please check your connection.';

/** Asks the server for a mail, as a page of the site does. */
async function ask(page: Page, path: string, data?: object): Promise<void> {
  await page.request.post(path, { headers: originOfSite(), data });
}

interface Written {
  /** Where it is sent to. */
  readonly api: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly typed: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly sending: string;
  readonly done: (page: Page) => Promise<void>;
}

const next = 'kuda hijau di bawah jambatan';
const newPassword = { 'New password': next, 'Confirm password': next };

const forms: Readonly<Record<string, Written>> = {
  'a link that is asked for': {
    api: '**/api/auth/password/forgot',
    open: page => page.goto('/forgot-password'),
    typed: { Email: freshEmail() },
    submit: 'Send the link',
    sending: 'Sending...',
    done: page => expect(page.getByText(/^If there is an account with this address/)).toBeVisible(),
  },
  'a password that is set by a mailed link': {
    api: '**/api/auth/password/reset',
    async open(page) {
      const email = await signUp(page);
      await ask(page, '/api/auth/password/forgot', { email });
      await page.goto(await mailedLink(email, '/reset-password'));
    },
    typed: newPassword,
    submit: 'Save the new password',
    sending: 'Saving...',
    done: page => expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible(),
  },
  'a password that is changed': {
    api: '**/api/auth/password',
    async open(page) {
      await signUp(page);
      await page.goto('/change-password');
    },
    typed: { 'Current password': password, ...newPassword },
    submit: 'Save the new password',
    sending: 'Saving...',
    done: page => expect(page).toHaveURL('/app'),
  },
};

for (const [what, { api, open, typed, submit, sending, done }] of Object.entries(forms))
  test(`${what} is neither lost nor in doubt where the server fails, is away, or is slow, and is sent again`, async ({
    page,
    context,
  }) => {
    await waitForAnswers(page);
    await open(page);
    await isThere(page);
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
    const press = page.getByRole('button', { name: submit });
    const expectTyped = async () => {
      for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    };

    await test.step('a server that fails', async () => {
      await page.route(api, route => route.fulfill({ status: 500, body: 'busy' }));
      await press.click();
      await expect(refusal(page)).toHaveText(failed);
      await expectTyped();
      await expectSound(page);
      await page.unroute(api);
    });

    await test.step('no connection', async () => {
      await context.setOffline(true);
      await expect(offline(page)).toBeVisible();
      await press.click();
      await expect(refusal(page)).toHaveText(unreachable);
      await expectTyped();
      await expectSound(page);
      await context.setOffline(false);
      await expect(offline(page)).toHaveCount(0);
    });

    await test.step('a server that is slow', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(api, async route => {
        await released;
        await route.continue();
      });
      await press.click();
      await expect(page.getByRole('button', { name: sending })).toBeDisabled();
      // What failed before is no longer said.
      await expect(refusal(page)).toHaveCount(0);
      await expectTyped();
      for (const name of Object.keys(typed)) await expect(field(page, name)).not.toBeEditable();
      release();
      await done(page);
    });
  });

test('a link that could not be sent again is asked for once more', async ({ page }) => {
  const api = '**/api/auth/password/forgot';
  await page.clock.install();
  await page.goto('/forgot-password');
  await isThere(page);
  const email = freshEmail();
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const again = page.getByRole('button', { name: 'Send it again', exact: true });
  await expect(page.getByRole('button', { name: /^Send it again in/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await page.route(api, route => route.fulfill({ status: 500, body: 'busy' }));
  await again.click();
  await expect(refusal(page)).toHaveText(failed);
  await page.unroute(api);
  const asked = page.waitForRequest(api);
  await again.click();
  expect((await asked).postDataJSON()).toEqual({ email });
  await expect(page.getByText(/^If there is an account with this address/)).toBeVisible();
  await expect(refusal(page)).toHaveCount(0);
});

test('a link that confirms an address is good after a server that failed, was slow, or away, and is used once that is back', async ({
  page,
  context,
}) => {
  const api = '**/api/auth/verification/confirm';
  const email = await signUp(page);
  await ask(page, '/api/auth/verification');
  const link = await mailedLink(email, '/confirm-email');
  const again = page.getByRole('button', { name: 'Try again' });
  await waitForAnswers(page);

  await test.step('a server that fails, at once or after a while', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(api, async route => {
      await released;
      await route.fulfill({ status: 500, body: 'busy' });
    });
    await page.goto(link);
    await expect(page.getByText('Confirming your address…')).toBeVisible();
    await expectSound(page);
    release();
    await expect(refusal(page)).toHaveText(failed);
    await expectSound(page);
    const asked = page.waitForResponse(api);
    await again.click();
    await asked;
    await expect(refusal(page)).toHaveText(failed);
    await page.unroute(api);
  });

  await test.step('no connection', async () => {
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await again.click();
    await expect(refusal(page)).toHaveText(unreachable);
    await expect(again).toBeEnabled();
    // Nobody has to press once more: it is tried by itself.
    await context.setOffline(false);
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  });
});
