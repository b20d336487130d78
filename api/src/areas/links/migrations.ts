import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const linkMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-05 auth: links sent by mail',
    async up(knex) {
      await createTable(knex, 'mailed_links', table => {
        table.string('token_hash', 43).primary();
        table
          .integer('advisor_id')
          .unsigned()
          .notNullable()
          .index()
          .references('advisors.id')
          .onDelete('CASCADE');
        table.string('purpose', 20).notNullable();
        dateColumn(table, 'expires_at').notNullable().index();
      });
    },
  },
  {
    name: '2026-11-22-62 links: the address that a link is about',
    async up(knex) {
      await knex.schema.alterTable('mailed_links', table => {
        table.string('address', 254).index().comment('to be taken, or to be put back');
      });
    },
  },
];
