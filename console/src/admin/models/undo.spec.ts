import { expect, type Page, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import {
  type Act,
  breakLine,
  button,
  inDialog,
  inMenu,
  nothing,
  undo,
  unreachable,
} from '../failures/act.ts';
import { bothRoles, fail, tested } from '../failures/fail.ts';

test.use({ locale: 'en-GB' });

const car = 'Perodua Axia 1.0 G';
const said = { failed: 'That could not be undone.', silent: unreachable };
/** Another one each time: what could not be undone stands. */
let price = 41_000;

/** A change is made in earnest each time, whose Undo then fails. It stays made, and nothing of it is lost. */
const acts: readonly Act[] = [
  {
    name: 'a car taken off sale, and put back',
    path: '/admin/models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    prepare: nothing,
    make: inMenu(car, /off sale|on sale/),
    press: undo(car),
    ...said,
  },
  {
    name: 'prices that were saved',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices', method: 'PUT' },
    prepare: nothing,
    async make(page) {
      price += 100;
      await page.getByLabel(`New price of ${car}`).fill(String(price));
      await button('Review 1 change')(page);
      await inDialog('Save prices')(page);
    },
    press: undo('Price list saved successfully'),
    ...said,
    intact: page => expect(page.getByLabel(`New price of ${car}`)).toHaveValue(price.toLocaleString('en-MY')),
  },
  {
    name: 'a document of the editor',
    path: '/admin/editor?tab=models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    prepare: nothing,
    async make(page) {
      await breakLine(page);
      await button('Save')(page);
    },
    press: undo('Models saved successfully'),
    ...said,
  },
];

test(tested('the Undo of a change of the list, of prices and of a document'), async ({ page }) => {
  page.on('dialog', leave => void leave.accept());
  const roles = await bothRoles(page);
  for (const act of acts) await test.step(act.name, () => fail(page, act, roles));
});

/** Changes a car past the page, as somebody else would. @returns what reads its price */
async function meanwhile(page: Page, otr: number) {
  const stored = async () =>
    ((await (await page.request.get('/api/models/editor')).json()).items as { id: string; otr: number }[])[0];
  const headers = { origin: new URL(page.url()).origin };
  const { id } = (await stored()) ?? {};
  const made = await page.request.patch(`/api/models/${id}`, { data: { price: otr }, headers });
  expect(made.status()).toBe(200);
  return async () => (await stored())?.otr;
}

test('an Undo of prices or of a document that somebody else was quicker than puts nothing back, and says who was', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/mail');
  const told = page.getByRole('region', { name: 'Notifications' });
  for (const [index, { name, path, make, press }] of acts.slice(1).entries())
    await test.step(name, async () => {
      await page.goto(path);
      await make?.(page);
      await expect(told.getByText('saved successfully').first()).toBeVisible();
      const readPrice = await meanwhile(page, 50_000 + index);
      await press(page);
      await expect(told.getByText(/^Not undone, as demo-admin@example\.com/).first()).toBeVisible();
      // Another try would meet the same.
      await expect(told.getByText('Try again', { exact: true })).toHaveCount(0);
      expect(await readPrice()).toBe(50_000 + index);
    });
});
