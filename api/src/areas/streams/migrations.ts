import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const streamMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-91 streams: what an advisor’s live stream shows, for as long as the session that steers it',
    async up(knex) {
      await createTable(knex, 'streams', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        // A session that ends, by whatever way, takes the stream with it.
        table
          .string('session_id', 22)
          .notNullable()
          .index()
          .references('advisor_sessions.public_id')
          .onDelete('CASCADE');
        jsonColumn(table, 'state').notNullable();
        table.integer('version').unsigned().notNullable();
        table.string('code_hash', 43).unique();
        dateColumn(table, 'code_expires_at');
      });
    },
  },
  {
    name: '2026-11-22-92 streams: the overlays that are paired with one',
    async up(knex) {
      await createTable(knex, 'stream_overlays', table => {
        table.increments('id');
        table
          .integer('advisor_id')
          .unsigned()
          .notNullable()
          .index()
          .references('streams.advisor_id')
          .onDelete('CASCADE');
        table.string('token_hash', 43).notNullable().unique();
        dateColumn(table, 'seen_at').comment('when a process last had it follow; null once it has gone');
      });
    },
  },
];
