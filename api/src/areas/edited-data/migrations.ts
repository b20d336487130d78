import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const editedDataMigrations: readonly Migration[] = [
  {
    name: '2026-01-03-06 edited-data: the models that an advisor has changed',
    async up(knex) {
      await createTable(knex, 'edited_data', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        table.integer('version').unsigned().notNullable();
        jsonColumn(table, 'document').comment('null after going back to the models of the site');
        dateColumn(table, 'saved_at').notNullable();
      });
    },
  },
  {
    name: '2026-11-22-42 edited-data: links to pictures by https',
    async up(knex) {
      // Inside a text of JSON the quotes have a backslash before them, so this finds the fields and nothing else.
      for (const field of ['image', 'heroImage'])
        await knex('edited_data').update({
          document: knex.raw('replace(document, ?, ?)', [`"${field}":"http://`, `"${field}":"https://`]),
        });
    },
  },
];
