import { expect, test } from '@playwright/test';

const address = '/a/demo-basic?lang=en';

for (const [what, files] of [
  ['script', '**/loan-kereta.js'],
  ['core', '**/modules/**/core.js'],
] as const)
  test(`an advisor’s page without its ${what} has contact and table`, async ({ page }) => {
    await page.route(files, route => route.abort());
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'WhatsApp Aisyah Perodua Klang' })).toBeVisible();
    const table = page.getByRole('table', { name: /^Monthly instalments as of \d+ \w+ \d{4}\.$/ });
    await expect(table.getByRole('row', { name: /^Perodua Axia 1\.0 E/ })).toContainText('RM471');
    await expect(table).toBeVisible();
  });

test('the calculator takes the place of an advisor’s table', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('[part~=instalment] strong')).toHaveText('RM471');
  await expect(page.locator('table')).toBeHidden();
});
