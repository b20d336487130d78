import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const noteMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-32 notes: what admins write about accounts',
    async up(knex) {
      await createTable(knex, 'notes', table => {
        table.increments('id');
        // No foreign key: that something was noted is still known when the account is gone.
        table.integer('advisor_id').unsigned().notNullable();
        table.text('notes').comment('removed with the account');
        table.integer('admin_id').unsigned().notNullable();
        table.string('admin_email', 254).notNullable();
        dateColumn(table, 'created_at').notNullable();
        table.index(['advisor_id', 'created_at', 'id'], 'notes_by_advisor');
      });
    },
  },
];
