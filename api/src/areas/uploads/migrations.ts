import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const uploadMigrations: readonly Migration[] = [
  {
    name: '2026-01-03-02 uploads: whose pictures are kept',
    async up(knex) {
      await createTable(knex, 'uploads', table => {
        table.integer('advisor_id').unsigned().notNullable().references('advisors.id').onDelete('CASCADE');
        table.string('name', 80).notNullable().index().comment('by content, so two advisors may share one');
        dateColumn(table, 'created_at').notNullable();
        table.primary(['advisor_id', 'name']);
      });
    },
  },
];
