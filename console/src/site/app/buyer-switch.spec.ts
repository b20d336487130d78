import { expect, type Page, test } from '@playwright/test';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound, originOfSite, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const own = (page: Page) => page.getByRole('region', { name: 'Your calculator' });
const buyers = (page: Page) => page.getByRole('region', { name: 'As a buyer sees it' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'As a buyer sees it' });
const figure = '[part~=instalment]';

for (const width of [320, 1280])
  test(`the switch shows the buyers' calculator and back, at ${width} px`, async ({ page }) => {
    const complaints = await watch(page);
    await page.setViewportSize({ width, height: 800 });
    await signInFresh(page);
    const data = { whatsapp: '012-345 6789' };
    await page.request.post('/api/me/profile', { data, headers: originOfSite() });
    await page.reload();
    const deposit = own(page).getByRole('textbox', { name: 'Deposit' });
    await deposit.fill('9000');
    await page.keyboard.press('Tab');
    const before = (await own(page).locator(figure).textContent()) ?? 'nothing';
    await expectSound(page);

    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toBeChecked();
    await expect(own(page)).toBeHidden();
    await expect(buyers(page).locator(figure)).toHaveText(before);
    await expect(buyers(page).locator('[part~=whatsapp]').first()).toBeVisible();
    await expect(buyers(page).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Advisor tools' })).toBeHidden();
    await expectSound(page);

    await page.keyboard.press('Space');
    await expect(toggle(page)).not.toBeChecked();
    await expect(buyers(page)).toHaveCount(0);
    await expect(deposit).toHaveValue('9,000');
    await expect(own(page).locator(figure)).toHaveText(before);
    expect(complaints).toEqual([]);
  });

test('the buyers’ calculator follows an Undo', async ({ page }) => {
  await signInFresh(page);
  await page.getByLabel('Theme', { exact: true }).selectOption('theme-02');
  await expect(page.getByText('Your buyers see this now')).toBeVisible();
  await toggle(page).click();
  await expect(buyers(page).locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(buyers(page).locator('.lk[data-theme="theme-01"]')).toBeVisible();
});

test('a guest has no switch to the buyers’ view', async ({ page }) => {
  await page.goto('/app');
  await expect(own(page).locator(figure)).toContainText('RM');
  await expect(toggle(page)).toHaveCount(0);
});
