import { expect, type Locator, test } from '@playwright/test';
import { signIn } from '../testing/sign-in.ts';

// As where the system has colours of its own, of which a page's shadows and grounds are no part.
test.use({ locale: 'en-GB', contextOptions: { forcedColors: 'active' } });

/** The colour of what stands behind something, however much of it shows. */
const ground = (of: Locator) =>
  of.evaluate(element => getComputedStyle(element).backgroundColor.match(/\d+/g)?.slice(0, 3));

/** That the chosen one of several stands out from another. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect(other).toBeVisible();
  expect(await ground(chosen)).not.toEqual(await ground(other));
}

async function expectRing(focused: Locator): Promise<void> {
  await expect(focused).toBeFocused();
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await expect(focused).toHaveCSS('outline-width', /^[1-9]/);
}

test('forced colours show the chosen page, the chosen place and the focus', async ({ page }) => {
  await signIn(page, 'diamond', '/embed');
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await expectChosen(link('Embed'), link('Profile'));
  const place = (name: string) => page.getByRole('radio', { name });
  await expectChosen(place('WordPress'), place('React'));
  await place('WordPress').focus();
  await page.keyboard.press('ArrowRight');
  await expectRing(place('Wix'));
  await expectChosen(place('Wix'), place('WordPress'));
});

test('in the colours of the system one sees which palette is chosen, and which field is written in', async ({
  page,
}) => {
  await signIn(page, 'diamond');
  await page.getByRole('button', { name: 'Colors' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input:checked + span')).toHaveCSS('outline-style', 'solid');
  await expect(dialog.locator('input:not(:checked) + span').first()).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('SA name').press('Home');
  await expectRing(dialog.getByLabel('SA name'));
  await page.keyboard.press('Tab');
  await expectRing(dialog.locator(':focus'));
});
