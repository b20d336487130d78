import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

/** How wide the page is that is previewed, how wide it is drawn, and how many columns its grid has. */
const previewed = (page: Page) =>
  page.locator('.board:has(> .grid)').evaluate(board => ({
    page: (board as HTMLElement).offsetWidth,
    drawn: Math.round(board.getBoundingClientRect().width),
    columns: getComputedStyle(board.querySelector('.grid') ?? board).gridTemplateColumns.split(' ').length,
  }));

for (const [screen, height] of [
  [1280, 1000],
  [390, 844],
] as const)
  test(`on a screen of ${screen} px the layout is previewed as wide as a device is, or as the screen has room for`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: screen, height });
    await signIn(page, 'diamond', '/app/customize');
    await page.getByRole('button', { name: 'Preview' }).click();
    const section = page.getByRole('region', { name: 'Preview' });
    for (const [device, width, columns] of [
      ['Tablet', 768, 6],
      ['Desktop', 1200, 12],
      ['Phone', 390, 1],
      ['Tablet', 768, 6],
    ] as const) {
      const choice = page.getByRole('button', { name: device, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.getByRole('group', { name: 'Preview as on a' }).locator('[aria-pressed=true]'),
      ).toHaveCount(1);
      await expect.poll(() => previewed(page)).toMatchObject({ page: width, columns });
      const room = await section.locator('> div').evaluate(frame => frame.clientWidth);
      expect((await previewed(page)).drawn).toBe(Math.min(width, room));
    }
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect(page.locator('.cell')).toHaveCount(6);
    await expect(page.getByRole('group', { name: 'Preview as on a' })).toHaveCount(0);
  });
