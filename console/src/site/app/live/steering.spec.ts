import { expect, test } from '@playwright/test';
import { amount, deposit, figure, pair, signUpPremium } from '../../../testing/stream.ts';

test.use({ locale: 'en-GB', viewport: { width: 320, height: 700 } });

test('a tab that is merely opened leaves on air what is there, until it is told to steer', async ({
  page: phone,
  browser,
}) => {
  await signUpPremium(phone, browser);
  const overlay = await pair(phone, browser);
  await deposit(phone).fill('5000');
  await phone.keyboard.press('Tab');
  const onAir = (await amount(phone)) ?? 'nothing';
  await expect(figure(overlay)).toContainText(onAir);

  const second = await phone.context().newPage();
  const sent: string[] = [];
  second.on('request', request => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/me/stream')) sent.push(request.url());
  });
  await second.goto('/app');
  const bar = second.getByRole('complementary', { name: 'Live stream' });
  await expect(bar).toContainText('Another tab or device of yours steers the live stream.');
  await deposit(second).fill('9000');
  await second.keyboard.press('Tab');
  await expect(figure(second)).not.toContainText(onAir);
  await expect(figure(overlay)).toContainText(onAir);
  expect(sent).toEqual([]);

  await bar.getByRole('button', { name: 'Manage' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Steer from here' }).click();
  const taken = (await amount(second)) ?? 'nothing';
  await expect(figure(overlay)).toContainText(taken);
  // The one before has let go of it.
  await expect(phone.getByRole('complementary', { name: 'Live stream' })).toContainText(
    'steers the live stream',
  );
  const sentByFormer: string[] = [];
  phone.on('request', request => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/me/stream'))
      sentByFormer.push(request.url());
  });
  await deposit(phone).fill('1000');
  await phone.keyboard.press('Tab');
  await expect(figure(phone)).not.toContainText(onAir);
  // What it would send would be on its way before this is answered.
  await phone.evaluate(() => fetch('/healthz'));
  expect(sentByFormer).toEqual([]);
  await expect(figure(overlay)).toContainText(taken);

  // A tab that is between two pages hears no message: the tab that took the stream has to be stored.
  await second.goto('about:blank');
  await phone.getByRole('button', { name: 'Manage' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Steer from here' }).click();
  await expect.poll(() => amount(overlay)).toBe(await amount(phone));
  await second.goto('/app');
  await expect(bar).toContainText('Another tab or device of yours steers the live stream.');
  await phone.request.delete('/api/me/stream', { headers: { origin: new URL(phone.url()).origin } });
  await overlay.close();
});
