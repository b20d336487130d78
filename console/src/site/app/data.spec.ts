import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

const dialog = (page: Page) => page.getByRole('dialog');
const data = (page: Page) => page.getByRole('textbox', { name: 'Models and variants' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });
const figure = (page: Page) => page.locator('[part~=instalment]');

async function openData(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Edit Data' }).click();
  await page.getByRole('tab', { name: 'JSON' }).click();
  return data(page).inputValue();
}

/** Saves a list as another device of the advisor's does. */
const saveElsewhere = (page: Page, body: string) =>
  page.evaluate(async body => {
    const version = (await fetch('/api/me/data')).headers.get('ETag') ?? '';
    const headers = { 'Content-Type': 'application/json', 'If-Match': version };
    await fetch('/api/me/data', { method: 'PUT', headers, body });
  }, body);

/** Has the calculator ask for what may have changed, as it does when reception returns. */
async function returnOnline(page: Page): Promise<void> {
  const answer = page.waitForEvent('requestfinished', request => request.url().endsWith('/me/calculator'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answer;
}

test.beforeEach(async ({ page, browser }) => {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  await page.goto('/app');
});

test('what another device has saved since the list was opened is not overwritten unasked', async ({
  page,
}) => {
  const text = await openData(page);
  await saveElsewhere(page, text.replace('78770', '71111'));
  await returnOnline(page);
  await data(page).fill(text.replace('78770', '78771'));
  await save(page).click();
  await expect(dialog(page)).toContainText('Press Save again to replace it with what stands here.');
  const stored = () => page.evaluate(async () => (await fetch('/api/me/data')).text());
  expect(await stored()).toContain('71111');
  await save(page).click();
  await expect(dialog(page)).toContainText('Saved override.');
  expect(await stored()).toContain('78771');
});

test('a list that was saved, or reset, counts with no network, too', async ({ page }) => {
  const before = (await figure(page).textContent()) ?? '';
  const text = await openData(page);
  const all = JSON.parse(text);
  for (const variant of all.models[0].variants) variant.otr = 12_345;
  await data(page).fill(JSON.stringify(all));
  await save(page).click();
  await expect(dialog(page)).toContainText('Saved override.');
  await page.keyboard.press('Escape');
  await expect(figure(page)).not.toHaveText(before);
  const after = (await figure(page).textContent()) ?? '';

  await page.route('**/api/me/calculator', route => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/prices may be older/)).toBeVisible();
  await expect(figure(page)).toHaveText(after);
  await page.unroute('**/api/me/calculator');

  await openData(page);
  await dialog(page).getByRole('button', { name: 'Reset Default' }).click();
  await dialog(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog(page)).toContainText('Reset to default JSON.');
  await page.route('**/api/me/calculator', route => route.abort());
  await page.reload();
  await expect(figure(page)).toHaveText(before);
});
