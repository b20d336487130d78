import { expect, test } from '@playwright/test';
import { password, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

test('a block is dragged and keyed, taken back, saved and previewed, and our policy stops nothing', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/login?next=/app/customize');
  await page.getByLabel('Email').fill('demo-diamond@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const card = page.getByRole('button', { name: /^Result card:/ });
  await expect(card).toHaveAccessibleName('Result card: column 8, row 3, 5 wide, 5 high');

  const box = await card.boundingBox();
  if (!box) throw new Error('The result card is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 10, { steps: 5 });
  await page.mouse.move(x - 358, y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 5 wide, 5 high');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  await card.press('Shift+ArrowLeft');
  await expect(page.locator('[aria-live=assertive]').first()).toHaveText(
    'Result card: column 1, row 3, 4 wide, 5 high',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 5 wide, 5 high');
  await page.getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('Theme preset saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('[part~=instalment]').first()).toContainText('RM471');
  expect(complaints).toEqual([]);
});
