import { expect, type Locator, test } from '@playwright/test';
import { expectSound, signUp } from '../../testing/visit.ts';

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width };
};

for (const width of [320, 390])
  test(`on a phone ${width} px wide the next step lies in the head, apart from what else is there, and the figure stays when it is hidden`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp(page);
    await page.goto('/app');
    const step = page.getByRole('complementary', { name: 'Get started' });
    await expect(step).toBeVisible();
    const [head, lies] = [await boxOf(page.getByRole('banner')), await boxOf(step)];
    expect(lies.y).toBeGreaterThan(head.y);
    expect(lies.y + lies.height).toBeLessThan(head.y + head.height);
    const others = page.getByRole('banner').locator('a, button').filter({ visible: true });
    expect(await others.count()).toBeGreaterThan(2);
    for (const other of await others.all()) {
      const { x, right } = await boxOf(other);
      expect(right <= lies.x || x >= lies.right).toBe(true);
    }
    await expectSound(page);

    const figure = page.locator('[part~=instalment]');
    const before = await boxOf(figure);
    await step.getByRole('button', { name: 'Hide the first steps' }).click();
    await expect(step).toHaveCount(0);
    expect(await boxOf(figure)).toEqual(before);
  });
