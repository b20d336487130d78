import { expect, type Page } from '@playwright/test';
import {
  type Act,
  askedInDialog,
  breakLine,
  button,
  dialog,
  inDialog,
  inMenu,
  nothing,
  unreachable,
} from './act.ts';

/** A car that every new list has. */
const car = 'Perodua Axia 1.0 G';
const row = (page: Page) => page.getByRole('row').filter({ hasText: '1.0 G' }).first();
const price = (page: Page) => dialog(page).getByLabel('OTR Price (RM)', { exact: true });

const nextYear = new Date().getFullYear() + 1;

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
    name: 'a model is changed',
    path: '/admin/models',
    ...{ call: '**/api/models/*', method: 'PATCH' },
    async prepare(page) {
      await button(`Edit ${car}`)(page);
      await price(page).fill('41000');
    },
    press: inDialog('Save'),
    ...{ failed: 'Failed to save model.', silent: unreachable },
    intact: page => expect(price(page)).toHaveValue('41000'),
  },
  {
    name: 'a picture is uploaded',
    path: '/admin/models?edit=new',
    ...{ call: '**/api/models/pictures', method: 'POST' },
    prepare: page => price(page).fill('41000'),
    press: page =>
      dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a picture') }),
    ...{ failed: 'Failed to upload image.', silent: unreachable },
    intact: page => expect(price(page)).toHaveValue('41000'),
  },
  {
    name: 'a model is taken off sale',
    path: '/admin/models',
    ...{ call: '**/api/models/*', method: 'PATCH' },
    prepare: nothing,
    press: inMenu(car, 'Take off sale'),
    ...{ failed: 'Failed to save model.', silent: unreachable },
    intact: page => expect(row(page)).not.toContainText('Not on sale'),
  },
  {
    name: 'a model is moved',
    path: '/admin/models',
    ...{ call: '**/api/models/editor', method: 'PUT' },
    prepare: nothing,
    press: inMenu(car, 'Move down'),
    ...{ failed: 'Failed to save model.', silent: unreachable },
    intact: page => expect(page.getByRole('row').nth(2)).toContainText('1.0 G'),
  },
  {
    name: 'a model is deleted',
    path: '/admin/models',
    ...{ call: '**/api/models/*', method: 'DELETE' },
    prepare: nothing,
    async press(page) {
      await button(`Delete ${car}`)(page);
      await inDialog('Delete')(page);
    },
    ...{ failed: 'Failed to delete model.', silent: unreachable },
    intact: page => expect(row(page)).toBeVisible(),
  },
  {
    name: 'prices are exported',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices.csv', method: 'GET' },
    prepare: page => page.getByLabel(`New price of ${car}`).fill('41000'),
    press: button('Export CSV'),
    ...{ failed: 'The price list could not be exported.', silent: unreachable },
    intact: page => expect(page.getByLabel(`New price of ${car}`)).toHaveValue('41000'),
  },
  {
    name: 'prices are saved',
    path: '/admin/models?view=prices',
    ...{ call: '**/api/prices', method: 'PUT' },
    async prepare(page) {
      await page.getByLabel(`New price of ${car}`).fill('41000');
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
      await page.getByLabel(`New price of ${car}`).fill('41000');
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
      const [first] = (await (await page.request.get('/api/models')).json()) as { id: string }[];
      const due = { due_at: `${nextYear}-01-31T00:00:00Z`, items: [{ id: first?.id, price: 41_000 }] };
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
