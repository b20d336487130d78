import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../../../testing/give-plan.ts';
import { signInFresh } from '../../../testing/sign-in.ts';
import { amount, deposit, figure, goLive, pair, signUpPremium } from '../../../testing/stream.ts';
import { expectSound, watch } from '../../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 320, height: 700 } });

test('a car that is added while on air is on the stream once it is chosen, and again after a reload', async ({
  page: phone,
  browser,
}) => {
  await signInFresh(phone);
  await givePlan(phone, browser, 'diamond');
  const overlay = await pair(phone, browser);
  await expect(figure(overlay)).toContainText('RM471');

  await phone.getByRole('button', { name: 'Edit Data' }).click();
  await phone.getByRole('tab', { name: 'JSON' }).click();
  const data = phone.getByRole('textbox', { name: 'Models and variants' });
  const all = JSON.parse(await data.inputValue());
  const variants = [{ id: 'x60-flagship', name: 'Flagship', otr: 113_300 }];
  all.models.push({ brand: 'Proton', code: 'x60', name: 'X60', rate: 2.5, variants });
  await data.fill(JSON.stringify(all));
  await phone.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('dialog')).toContainText('Saved override.');
  await phone.keyboard.press('Escape');
  await phone.getByLabel('Model').selectOption('x60');
  // 113,300 x (1 + 9 x 2.50 %) / 108 = 1,285.12.
  for (const page of [phone, overlay]) await expect(figure(page)).toContainText('RM1,285');
  await phone.reload();
  for (const page of [phone, overlay]) await expect(figure(page)).toContainText('RM1,285');
  await phone.request.delete('/api/me/stream', { headers: { origin: new URL(phone.url()).origin } });
  await overlay.close();
});

test('an overlay follows the phone, also after its connection was lost, until the phone ends it', async ({
  page: phone,
  browser,
}) => {
  const complaints = await watch(phone);
  await signUpPremium(phone, browser);
  await phone.goto('/app');
  const live = phone.getByRole('button', { name: 'Live', exact: true });
  const dialog = phone.getByRole('dialog');
  const nextStep = phone.getByRole('complementary', { name: 'Get started' });
  await expect(nextStep).toBeVisible();
  await live.click();
  await expectSound(phone);
  await phone.keyboard.press('Escape');
  await expect(live).toBeFocused();
  await phone.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Go live' }).click();
  await expect(dialog.getByText('Waiting for the overlay…')).toBeVisible();
  const code = (await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectSound(phone);

  const studio = await browser.newContext({ locale: 'en-GB', viewport: { width: 540, height: 960 } });
  const overlay = await studio.newPage();
  const complaintsThere = await watch(overlay);
  await test.step('a stranger sees nothing', async () => {
    await overlay.goto('/live');
    await overlay.getByLabel('Code').fill('ZZZZ 9999');
    await overlay.keyboard.press('Enter');
    await expect(overlay.getByRole('alert')).toContainText('used already or is too old');
    await expectSound(overlay);
  });
  await overlay.getByLabel('Code').fill(code.toLowerCase());
  await overlay.getByRole('button', { name: 'Pair' }).click();
  await expect(figure(overlay)).toContainText((await amount(phone)) ?? 'nothing');
  await expect(overlay.getByRole('main')).toBeHidden();
  await expect(dialog.getByText('1 overlay connected')).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('complementary', { name: 'Live stream' })).toContainText(
    '1 overlay connected',
  );
  // It would lie over the stream's own bar.
  await expect(nextStep).toBeHidden();
  await expectSound(phone);

  const figuresOf = async (page: Page) => [
    await amount(page),
    await page.locator('.lk').getAttribute('data-theme'),
  ];
  const expectSame = async () => expect.poll(() => figuresOf(overlay)).toEqual(await figuresOf(phone));
  await test.step('deposit, car and theme', async () => {
    await deposit(phone).fill('5000');
    await phone.keyboard.press('Tab');
    await expectSame();
    await phone.getByLabel('Model').selectOption({ index: 2 });
    await deposit(phone).fill('5000');
    await phone.keyboard.press('Tab');
    await expectSame();
    await phone.getByLabel('Theme').selectOption('theme-09');
    await expect(phone.locator('.lk[data-theme="theme-09"]')).toBeVisible();
    await expectSame();
  });

  await test.step('a phone that is loaded anew goes on with what is on air', async () => {
    const onAir = await figuresOf(phone);
    const isSent = phone.waitForResponse(
      response => response.request().method() === 'PUT' && response.url().endsWith('/api/me/stream'),
    );
    await phone.reload();
    await isSent;
    expect(await figuresOf(phone)).toEqual(onAir);
    await expectSame();
  });

  await test.step('a source that is loaded anew, and one that was offline', async () => {
    await overlay.reload();
    await expectSame();
    await studio.setOffline(true);
    await deposit(phone).fill('9000');
    await phone.keyboard.press('Tab');
    await expect(figure(overlay)).toBeVisible();
    await studio.setOffline(false);
    await expectSame();
    await phone.context().setOffline(true);
    await deposit(phone).fill('12000');
    await phone.keyboard.press('Tab');
    await expect(phone.getByText('overlays keep the last figures')).toBeVisible();
    await phone.context().setOffline(false);
    await expectSame();
  });

  await phone.getByRole('button', { name: 'Manage' }).click();
  await dialog.getByRole('button', { name: 'End live stream' }).click();
  await expect(figure(overlay)).toHaveCount(0);
  await expect(overlay.getByRole('main')).toBeHidden();
  expect([...complaints, ...complaintsThere]).toEqual([]);
  await studio.close();
});

test('what arrives after the phone has given it up does not stay on air', async ({
  page: phone,
  browser,
}) => {
  await signUpPremium(phone, browser);
  const overlay = await pair(phone, browser);

  const givenUp = Promise.withResolvers<unknown>();
  let attempts = 0;
  await phone.route('**/api/me/stream', async route => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.fallback();
    attempts += 1;
    if (attempts === 1) {
      givenUp.resolve(request.postDataJSON());
      return route.abort();
    }
    if (attempts > 2) return route.fallback();
    const response = await route.fetch();
    // Now the server reads what was on its way before.
    const headers = { origin: new URL(phone.url()).origin };
    const late = await phone.request.put(request.url(), { data: await givenUp.promise, headers });
    expect(late.ok()).toBe(true);
    await route.fulfill({ response });
  });
  await deposit(phone).fill('5000');
  await phone.keyboard.press('Tab');
  await givenUp.promise;
  await deposit(phone).fill('9000');
  await phone.keyboard.press('Tab');
  await expect.poll(() => attempts).toBe(3);
  await expect.poll(() => amount(overlay)).toBe(await amount(phone));
  await overlay.close();
});

test('a code that nobody used in time says so, and gives way to another', async ({
  page: phone,
  browser,
}) => {
  await signUpPremium(phone, browser);
  await phone.clock.install();
  await phone.goto('/app');
  const code = await goLive(phone);
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByText('Waiting for the overlay…')).toBeVisible();
  await phone.clock.fastForward('11:00');
  await expect(dialog.getByText('This code was not used in time. Make another.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pair an overlay' }).click();
  await expect(dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).not.toHaveText(code);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'End live stream' }).click();
  await expect(dialog).toBeHidden();
});

test('the phone itself is filmed by a link beside the stream, and what the plan lacks is said', async ({
  page: phone,
  browser,
}) => {
  await signInFresh(phone, '/app?presenter=1');
  await expect(phone.getByText('Presenter mode requires Monthly plan or higher.')).toBeVisible();
  await givePlan(phone, browser, 'premium');
  await phone.goto('/app');
  const live = phone.getByRole('button', { name: 'Live', exact: true });
  await live.click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Shadow Glass' })).toHaveAttribute(
    'href',
    '/templates/shadow-glass?presenter=1',
  );
  await expectSound(phone);
  await dialog.getByRole('link', { name: 'Film this phone' }).click();
  await expect(phone).toHaveURL('/app?presenter=1');
  await expect(dialog).toBeHidden();
  await expect(live).toBeHidden();
  await phone.locator('.bar-handle').click();
  await live.click();
  await dialog.getByRole('link', { name: 'Stop filming this phone' }).click();
  await expect(phone).toHaveURL('/app');
  await expect(live).toBeVisible();
});
