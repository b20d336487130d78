import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const consentMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-70 consents: which terms an advisor has agreed to',
    async up(knex) {
      await createTable(knex, 'consents', table => {
        table.integer('advisor_id').unsigned().notNullable().references('advisors.id').onDelete('CASCADE');
        table.string('version', 10).notNullable().comment('of the terms and the privacy notice: their day');
        dateColumn(table, 'created_at').notNullable();
        table.primary(['advisor_id', 'version']);
      });
    },
  },
];
