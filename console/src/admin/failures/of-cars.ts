import { expect, type Page } from '@playwright/test';
import { type Act, askedInDialog, button, dialog, inDialog, nothing, unreachable } from './act.ts';

const nextYear = new Date().getFullYear() + 1;

/** Leaves a document as it was, but for a line: what is valid can be sent. */
async function breakLine(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /JSON/ }).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('\n');
}

export const ofCars: readonly Act[] = [
  {
    name: 'a model is added',
    path: '/admin/models?edit=new',
    ...{ call: '**/api/models', method: 'POST' },
    async prepare(page) {
      for (const [label, value] of [
        ['Model', 'Kancil'],
        ['Variant', '660'],
        ['OTR Price (RM)', '30000'],
      ] as const)
        await dialog(page).getByLabel(label, { exact: true }).fill(value);
    },
    press: inDialog('Save'),
    ...{ failed: 'Failed to save model.', silent: unreachable },
    intact: page => expect(dialog(page).getByLabel('Model', { exact: true })).toHaveValue('Kancil'),
  },
  {
    name: 'a model is deleted',
    path: '/admin/models',
    ...{ call: '**/api/models/*', method: 'DELETE' },
    prepare: nothing,
    async press(page) {
      await button('Delete Perodua Axia 1.0 G')(page);
      await inDialog('Delete')(page);
    },
    ...{ failed: 'Failed to delete model.', silent: unreachable },
    intact: page => expect(page.getByRole('row').filter({ hasText: '1.0 G' }).first()).toBeVisible(),
  },
  {
    name: 'prices are saved',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices', method: 'PUT' },
    async prepare(page) {
      await page.getByLabel('New price of Perodua Axia 1.0 G').fill('41000');
      await button('Review 1 change')(page);
    },
    press: inDialog('Save prices'),
    ...{ failed: 'Failed to save price list.', silent: unreachable },
    intact: page => expect(dialog(page).getByText('RM41,000')).toBeVisible(),
  },
  {
    name: 'prices are scheduled',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices/changes', method: 'POST' },
    async prepare(page) {
      await page.getByLabel('New price of Perodua Axia 1.0 G').fill('41000');
      await button('Review 1 change')(page);
      await inDialog('At a time')(page);
      await dialog(page).getByLabel('Date and time').fill(`${nextYear}-01-31T00:00`);
    },
    press: inDialog('Schedule'),
    ...{ failed: 'The change could not be scheduled.', silent: unreachable },
    intact: page => expect(dialog(page).getByLabel('Date and time')).toHaveValue(`${nextYear}-01-31T00:00`),
  },
  {
    name: 'a scheduled change is cancelled',
    path: '/admin/models?view=later',
    ...{ call: '**/api/prices/changes/*', method: 'DELETE' },
    async prepare(page) {
      const [car] = (await (await page.request.get('/api/models')).json()) as { id: string }[];
      const due = { due_at: `${nextYear}-01-31T00:00:00Z`, items: [{ id: car?.id, price: 41_000 }] };
      const { origin } = new URL(page.url());
      const made = await page.request.post('/api/prices/changes', { data: due, headers: { origin } });
      expect(made.status()).toBe(201);
      await page.reload();
      await page.getByRole('row').filter({ hasText: 'Waiting' }).first().getByRole('button').click();
    },
    press: askedInDialog('Cancel this change', 'Cancel this change'),
    ...{ failed: 'The price change could not be cancelled.', silent: unreachable },
    intact: page => expect(dialog(page).getByText('RM41,000')).toBeVisible(),
  },
  {
    name: 'a price list is saved',
    path: '/admin/editor',
    ...{ call: '**/api/prices', method: 'PUT' },
    prepare: breakLine,
    press: button('Save'),
    ...{ failed: 'Failed to save price list.', silent: unreachable },
  },
  {
    name: 'a document is saved',
    path: '/admin/editor?tab=models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    prepare: breakLine,
    press: button('Save'),
    ...{ failed: 'Failed to save models.', silent: unreachable },
  },
  {
    name: 'a model is saved from its form',
    path: '/admin/editor?tab=form',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    async prepare(page) {
      for (const [label, value] of [
        ['Code', 'kancil'],
        ['Model name', 'Kancil'],
        ['Variant', '660'],
        ['OTR Price (RM)', '30000'],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value);
    },
    press: button('Save'),
    ...{ failed: 'Failed to save models.', silent: unreachable },
    intact: page => expect(page.getByLabel('Code', { exact: true })).toHaveValue('kancil'),
  },
];
