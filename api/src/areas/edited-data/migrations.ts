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
];
