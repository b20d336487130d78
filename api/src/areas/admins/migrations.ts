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
  {
    name: '2026-11-22-40 admins: what each may do, and who no longer may',
    async up(knex) {
      await knex.schema.alterTable('admins', table => {
        table.string('role', 20).notNullable().defaultTo('admin');
        dateColumn(table, 'disabled_at').comment('null while they may sign in');
      });
    },
  },
  {
    name: '2026-11-22-41 admins: mailed links that set a password, and an index for their list',
    async up(knex) {
      await createTable(knex, 'admin_links', table => {
        table.string('token_hash', 43).primary();
        table
          .integer('admin_id')
          .unsigned()
          .notNullable()
          .index()
          .references('admins.id')
          .onDelete('CASCADE');
        dateColumn(table, 'expires_at').notNullable();
      });
      await knex.schema.alterTable('admins', table => {
        table.index(['created_at', 'id'], 'admins_by_time');
      });
    },
  },
];
