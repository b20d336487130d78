import type { Page } from '@playwright/test';
import { findWithAxe } from '../../scripts/axe.ts';
import { complaints, figure } from './host.ts';
import { expect, test } from './react-app.ts';

const car = (page: Page, model: string, variant: string) =>
  page.getByRole('region', { name: model }).getByRole('button', { name: variant });

/** Counts what the page hears from calculators, and how often anybody begins or stops to listen to one. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const counts = { ready: 0, change: 0, added: 0, removed: 0 };
    for (const name of ['ready', 'change'] as const)
      addEventListener(`loan-kereta:${name}`, () => counts[name]++);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const isOurs = (type: string) => type.startsWith('loan-kereta:');
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      if (isOurs(args[0])) counts.added++;
      add.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof remove>) {
      if (isOurs(args[0])) counts.removed++;
      remove.apply(this, args);
    };
    Object.assign(window, { counts });
  });
const counts = (page: Page): Promise<Record<'ready' | 'change' | 'added' | 'removed', number>> =>
  page.evaluate(() => Reflect.get(window, 'counts'));

for (const build of ['development', 'production'] as const) {
  test(`the ${build} build: a car from the list shows in the calculator, and its figure in the app`, async ({
    page,
    apps,
  }) => {
    const heard = await complaints(page);
    await page.goto(apps[build]);
    await expect(page.getByRole('status').first()).toHaveText('Axia 1.0 E, RM471 sebulan');
    await car(page, 'Myvi', '1.5 AV').click();
    // 66,260 at 2.90 % flat over 9 years: (66,260 + 17,293.86) / 108 = 773.65.
    await expect(figure(page)).toHaveText('RM774');
    await expect(page.getByRole('status').first()).toHaveText('Myvi 1.5 AV, RM774 sebulan');
    await page.getByRole('radio', { name: '7 tahun' }).check();
    await expect(page.getByRole('status').first()).toHaveText('Myvi 1.5 AV, RM949 sebulan');
    expect(heard).toEqual([]);
  });
}

test('under StrictMode there is one script, one calculator, one request and one first figure', async ({
  page,
  apps,
}) => {
  await count(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto(apps.development);
  await expect(figure(page)).toHaveText(['RM471']);
  await expect(page.locator('loan-kereta')).toHaveCount(1);
  const asked = (part: string) => requests.filter(address => address.includes(part));
  expect(asked('/loan-kereta.js')).toHaveLength(1);
  expect(asked('/api/embed/')).toHaveLength(1);
  const { ready, added, removed } = await counts(page);
  expect(ready).toBe(1);
  // One listener for each of the four events, and the page's own two.
  expect(added - removed).toBe(4);
});

test('a prop that changes loads nothing, keeps what was entered, and nobody listens anew', async ({
  page,
  apps,
}) => {
  await count(page);
  await page.goto(apps.development);
  await car(page, 'Myvi', '1.3 G PSDA').click();
  await page.getByRole('textbox', { name: 'Deposit' }).fill('10260');
  // (60,260 - 10,260) at 2.90 % over 9 years: 50,000 x 1.261 / 108 = 583.80.
  await expect(figure(page)).toHaveText('RM584');
  // What comes after the figure: the drawing, and the wording of the message.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const { added, removed } = await counts(page);
  for (let round = 0; round < 5; round++) {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('Monthly instalment', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('Ansuran bulanan', { exact: true })).toBeVisible();
  }
  await expect(page.locator('loan-kereta')).not.toHaveAttribute('lang');
  await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('10,260');
  // What reads another language's words, and those, once.
  expect(requests).toEqual([
    expect.stringMatching(/\/core-speech\.js$/),
    expect.stringMatching(/\/words-en\.js$/),
  ]);
  expect(await counts(page)).toMatchObject({ added, removed });
});

test('what is unmounted leaves nothing behind, twenty times', async ({ page, apps }) => {
  const heard = await complaints(page);
  await count(page);
  await page.goto(apps.development);
  await expect(figure(page)).toHaveText('RM471');
  const close = () => page.getByRole('button', { name: 'Tutup kalkulator' }).click();
  const open = () => page.getByRole('button', { name: 'Buka kalkulator' }).click();
  const state = async () => {
    const { added, removed } = await counts(page);
    const inPage = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      style: document.body.getAttribute('style'),
      globals: Object.keys(window).length,
    }));
    return { ...inPage, listening: added - removed };
  };
  const mounted = await state();
  await close();
  await expect(page.locator('loan-kereta')).toHaveCount(0);
  const closed = await state();
  expect(closed).toEqual({ ...mounted, nodes: mounted.nodes - 1, listening: 0 });
  for (let round = 0; round < 20; round++) {
    await open();
    await expect(figure(page)).toHaveText('RM471');
    await close();
  }
  expect(await state()).toEqual(closed);
  expect(heard).toEqual([]);
});

test('a script that is blocked is said by the app', async ({ page, apps }) => {
  await page.route('**/loan-kereta.js', route => route.abort());
  await page.goto(apps.development);
  await expect(page.getByText('Kalkulator tidak dapat dibuka.')).toContainText('could not be fetched');
  await expect(car(page, 'Myvi', '1.5 AV')).toBeVisible();
});

test('an API that is down is asked three times and then said, and the calculator still calculates', async ({
  page,
  apps,
}) => {
  let asked = 0;
  await page.route('**/data/perodua.models.json', route => {
    asked++;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.route('**/api/embed/**', route => route.abort());
  await page.goto(apps.production);
  await expect(figure(page)).toHaveText('RM471');
  // Three attempts, with waits of 1 s and 2 s between them.
  await expect(page.getByText('Senarai harga tidak dapat dibuka.')).toBeVisible();
  expect(asked).toBe(3);
});

for (const width of [390, 1280]) {
  test(`at ${width} px nothing sticks out and axe finds nothing`, async ({ page, apps }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(apps.production);
    await expect(figure(page)).toBeVisible();
    await expect(car(page, 'Myvi', '1.5 AV')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findWithAxe(page)).toEqual([]);
  });
}
