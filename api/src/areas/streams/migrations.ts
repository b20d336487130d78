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
  {
    name: '2026-11-30-10 streams: the lasting address that an advisor gives to sources such as OBS',
    async up(knex) {
      await createTable(knex, 'stream_addresses', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        table.string('token_hash', 43).notNullable().unique();
        dateColumn(table, 'created_at').notNullable();
      });
    },
  },
  {
    name: '2026-11-30-11 streams: the pages that show the lasting address',
    async up(knex) {
      await createTable(knex, 'stream_sources', table => {
        table.increments('id');
        table
          .integer('advisor_id')
          .unsigned()
          .notNullable()
          .references('stream_addresses.advisor_id')
          .onDelete('CASCADE');
        table.string('name', 22).notNullable().comment('by which a page that connects again is known');
        dateColumn(table, 'seen_at').comment('when a process last had it follow; null once it has gone');
        table.unique(['advisor_id', 'name']);
      });
    },
  },
  {
    name: '2026-11-30-12 streams: the codes of short addresses to the advisors’ calculators',
    async up(knex) {
      await createTable(knex, 'stream_links', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        table.string('code', 8).notNullable().unique();
      });
    },
  },
];
