import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Data JSON' });
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

/** Saves a list with another price over the one that has 71111, and holds that it is asked first. */
async function replaceAskedFirst(page: Page, text: string, price: string): Promise<void> {
  await data(page).fill(text.replace('78770', price));
  await save(page).click();
  await expect(dialog(page)).toContainText(/on another device at .+Press Save again to replace it/);
  const stored = () => page.evaluate(async () => (await fetch('/api/me/data')).text());
  expect(await stored()).toContain('71111');
  await save(page).click();
  await expect(dialog(page)).toContainText('Saved override.');
  expect(await stored()).toContain(price);
}

test('what another device has saved since the list was opened is not overwritten unasked', async ({
  page,
}) => {
  const text = await openData(page);
  await saveElsewhere(page, text.replace('78770', '71111'));
  await returnOnline(page);
  await replaceAskedFirst(page, text, '78771');
});

/** Has the server save a list once, and nobody hear of it. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/api/me/data',
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('lk.unsent') ?? '');
const kept = 'It is kept here, and sent once there is a connection.';

test('a list whose answer was lost is no conflict with itself', async ({ page }) => {
  const text = await openData(page);
  await data(page).fill(text.replace('78770', '78771'));
  await loseAnswer(page);
  await save(page).click();
  await expect(page.getByText(kept).first()).toBeVisible();
  await data(page).fill(text.replace('78770', '78772'));
  await save(page).click();
  await expect(dialog(page)).toContainText('Saved override.');
  await data(page).fill(text.replace('78770', '78773'));
  await loseAnswer(page);
  await save(page).click();
  await expect.poll(() => waiting(page)).toContain('78773');
  await page.reload();
  await expect(
    page.getByText('What you saved without a connection is on the server now.').first(),
  ).toBeVisible();
  expect(await waiting(page)).not.toContain('78773');
});

test('a list that waits, edited once more, does not replace unasked what another device has saved', async ({
  page,
}) => {
  const text = await openData(page);
  await saveElsewhere(page, text.replace('78770', '71111'));
  await page.route('**/api/me/data', route => route.abort());
  await data(page).fill(text.replace('78770', '78775'));
  await save(page).click();
  await expect(page.getByText(kept).first()).toBeVisible();
  await page.unroute('**/api/me/data');
  await page.reload();
  // Whoever has no time for the question is asked another time.
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere, too' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(await openData(page)).toContain('78775');
  await replaceAskedFirst(page, text, '78776');
});

test('a list that waits is kept for as long as the plan withholds it', async ({ page, browser }) => {
  const text = await openData(page);
  await data(page).fill(text.replace('78770', '78774'));
  await page.route('**/api/me/data', route => route.abort());
  await save(page).click();
  await expect(page.getByText(kept).first()).toBeVisible();
  await givePlan(page, browser, 'basic');
  await page.unroute('**/api/me/data');
  await page.reload();
  await expect(page.locator('[part~=watermark]')).toBeVisible();
  expect(await waiting(page)).toContain('78774');
  await givePlan(page, browser, 'diamond');
  await page.reload();
  const stored = () => page.evaluate(async () => (await fetch('/api/me/data')).text());
  await expect.poll(stored).toContain('78774');
  await expect.poll(() => waiting(page)).not.toContain('78774');
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
  const older = page.getByText(/prices may be older/);
  // Prices that were on their way when the network was lost are still good.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return older.isVisible();
    })
    .toBe(true);
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
