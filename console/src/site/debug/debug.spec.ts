import { expect, test } from '@playwright/test';
import { expectSound, signUp } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('the debug tool shows what the server answers', async ({ page }) => {
  await signUp(page);
  await page.goto('/debug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Production Debug Tool');
  await expect(page.getByText(`${new URL(page.url()).origin}/api`)).toBeVisible();
  await page.getByRole('button', { name: 'Test Login' }).click();
  await expect(page.getByText('Failed · Status 401')).toBeVisible();
  await page.getByRole('button', { name: 'Test Registration' }).click();
  await expect(page.getByText('Success · Status 201')).toBeVisible();
  await expect(page.getByLabel('Data')).toHaveValue(/"effective_plan": "basic"/);
  await page.getByRole('button', { name: 'Test Login' }).click();
  await expect(page.getByText('Success · Status 200')).toBeVisible();
  await expectSound(page);
  // Whoever was signed in is not any more, and the browser knows.
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('debug-');
});

for (const [who, limit, left] of [
  ['user', '2,700,000 ms 45 min', '2:00'],
  ['admin', '900,000 ms 15 min', '1:00'],
] as const)
  test(`the ${who}’s auto-logout page shows the limits and the warning`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/test/autologout/${who}`);
    await expect(page.getByText(limit)).toBeVisible();
    await page.getByRole('button', { name: 'Show the warning' }).click();
    const warning = page.getByRole('dialog');
    await expect(warning.getByRole('timer')).toHaveText(left);
    await expectSound(page);
    await warning.getByRole('button', { name: 'Sambung Sesi' }).click();
    await expect(page.getByText('The session was extended.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the warning' }).click();
    await page.clock.fastForward('02:01');
    await expect(page.getByText('The session was ended.')).toBeVisible();
  });

test('the four frames for filming are a phone’s size, and calculate', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const template of ['clean-white', 'minimal-card', 'image-highlight', 'shadow-glass']) {
    await page.goto(`/templates/${template}`);
    await expect(page.locator('[part~=instalment]')).toContainText('471');
    await expectSound(page);
  }
  expect((await page.request.get('/templates/nothing')).status()).toBe(404);
});
