import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const embedCheckMigrations: readonly Migration[] = [
  {
    name: '2026-11-30-95 embed-checks: the check of a page that an advisor began last',
    async up(knex) {
      await createTable(knex, 'embed_checks', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        table.string('mark_hash', 43).unique().comment('null once a calculator has reported');
        dateColumn(table, 'expires_at').notNullable().index();
        jsonColumn(table, 'report').comment('null until then');
      });
    },
  },
];
