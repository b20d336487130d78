import { expect, type Locator, test } from '@playwright/test';
import { expectSound, signUp } from '../../testing/visit.ts';

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width };
};

for (const width of [320, 390])
  test(`on a phone ${width} px wide the next step lies before the themes, and is reached before them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page);
    await page.goto('/app');
    const step = page.getByRole('complementary', { name: 'Get started' });
    const themes = page.getByRole('combobox', { name: 'Theme' });
    await expect(step).toBeVisible();
    const [before, after] = [await boxOf(step), await boxOf(themes)];
    expect(Math.abs(before.y + before.height / 2 - after.y - after.height / 2)).toBeLessThan(2);
    expect(before.right).toBeLessThan(after.x);
    await expectSound(page);

    const hide = step.getByRole('button', { name: 'Hide the first steps' });
    await hide.focus();
    await page.keyboard.press('Tab');
    await expect(themes).toBeFocused();
    await hide.click();
    await expect(step).toHaveCount(0);
    expect((await boxOf(themes)).x).toBeLessThan(before.right);
  });
