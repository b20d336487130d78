import { type Page, test } from '@playwright/test';
import { type Act, inMenu, nothing, unreachable } from '../failures/act.ts';
import { bothRoles, fail, tested } from '../failures/fail.ts';

test.use({ locale: 'en-GB' });

const car = 'Perodua Axia 1.0 G';

/** Takes back what was said. */
async function undo(page: Page, said: string): Promise<void> {
  await page
    .locator('[data-type=good]')
    .filter({ hasText: said })
    .getByRole('button', { name: 'Undo', exact: true })
    .first()
    .click();
}

/**
 * A change is made in earnest, whose Undo then fails. It stays made, and the next press makes the opposite one: after
 * the four of them all is as it was.
 */
const acts: readonly Act[] = [
  {
    name: 'a car taken off sale, and put back',
    path: '/admin/models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    prepare: nothing,
    async press(page) {
      await inMenu(car, /off sale|on sale/)(page);
      await undo(page, car);
    },
    ...{ failed: 'That could not be undone.', silent: unreachable },
  },
];

test(tested('the Undo of a change of the list'), async ({ page }) => {
  const roles = await bothRoles(page);
  for (const act of acts) await test.step(act.name, () => fail(page, act, roles));
});
