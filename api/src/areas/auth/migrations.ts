import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const authMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-06 auth: how often something was tried',
    async up(knex) {
      // As rate-limiter-flexible reads and writes it.
      await createTable(knex, 'rate_limits', table => {
        table.string('key', 120).primary();
        table.integer('points').notNullable();
        table.bigInteger('expire').unsigned().index();
      });
    },
  },
];
