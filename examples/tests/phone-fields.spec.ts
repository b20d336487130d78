import { themes } from '@loan-kereta/sdk/plans';
import { expect, test } from '@playwright/test';
import { expectNoZoom } from '../../console/src/testing/phone-fields.ts';
import { signIn } from '../../console/src/testing/sign-in.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

test('no theme has a field that iOS would zoom on', async ({ page }) => {
  for (const { number } of themes)
    await test.step(`theme ${number}`, async () => {
      await page.goto(`/a/demo-diamond?theme=theme-${number}&lang=en`);
      await expect(page.locator('[part~=instalment]').first()).toBeVisible();
      await expectNoZoom(page);
    });
});

test('no dialog of /app has a field that iOS would zoom on', async ({ page }) => {
  await signIn(page, 'diamond');
  await expect(page.locator('[part~=instalment]')).toBeVisible();
  for (const name of ['Edit', 'Share', 'Edit Data']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoZoom(page);
    const json = dialog.getByRole('tab', { name: 'JSON' });
    if (await json.isVisible()) {
      await json.click();
      await expectNoZoom(page);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
