import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const idempotencyMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-71 idempotency: what was asked under a key, and what was answered',
    async up(knex) {
      await createTable(knex, 'idempotency_keys', table => {
        table.string('key_hash', 43).primary();
        table.string('owner', 80).notNullable();
        table.string('fingerprint', 43).notNullable();
        table.string('state', 10).notNullable().comment('running, applied or answered');
        table.text('answer', 'mediumtext').comment('encrypted by the key, which is kept nowhere');
        dateColumn(table, 'created_at').notNullable().index();
        table.index(['owner', 'created_at']);
      });
    },
  },
  {
    name: '2026-11-23-50 idempotency: what is kept of an answer is the response',
    async up(knex) {
      // A start may have died after it.
      if (await knex.schema.hasColumn('idempotency_keys', 'response')) return;
      // Knex would copy the table on SQLite, and lose the comment on MySQL; both know this statement.
      await knex.raw('alter table idempotency_keys rename column answer to response');
    },
  },
];
