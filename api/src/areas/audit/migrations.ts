import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const auditMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-04 audit: who did what to which account',
    async up(knex) {
      await createTable(knex, 'audit_entries', table => {
        table.increments('id');
        // No foreign key: what was done to an account is still known when the account is gone.
        table.integer('advisor_id').unsigned().index();
        table.string('action', 60).notNullable();
        jsonColumn(table, 'details').notNullable();
        table.string('admin_email', 254).comment('null when the advisor did it');
        dateColumn(table, 'created_at').notNullable();
      });
    },
  },
];
