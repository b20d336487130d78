import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const adminMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-02 admins: their accounts',
    async up(knex) {
      await createTable(knex, 'admins', table => {
        table.increments('id');
        table.string('email', 254).notNullable().unique();
        table.string('password_hash', 200).comment('argon2id; null when nobody can sign in');
        dateColumn(table, 'created_at').notNullable();
      });
    },
  },
];
