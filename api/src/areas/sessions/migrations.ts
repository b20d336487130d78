import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

const ownedBy = { advisor_sessions: 'advisor', admin_sessions: 'admin' } as const;

export const sessionMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-03 sessions: of advisors and of admins',
    async up(knex) {
      for (const [name, owner] of Object.entries(ownedBy))
        await createTable(knex, name, table => {
          table.string('token_hash', 43).primary();
          table
            .integer(`${owner}_id`)
            .unsigned()
            .notNullable()
            .index()
            .references(`${owner}s.id`)
            .onDelete('CASCADE');
          if (owner === 'admin') table.string('bearer_hash', 43).notNullable();
          dateColumn(table, 'created_at').notNullable().index();
          dateColumn(table, 'seen_at').notNullable();
        });
    },
  },
  {
    name: '2026-11-22-31 sessions: when an admin last proved who they are',
    async up(knex) {
      await knex.schema.alterTable('admin_sessions', table => {
        dateColumn(table, 'proved_at');
      });
    },
  },
  {
    name: '2026-11-22-50 sessions: on which device and from which network',
    async up(knex) {
      // As random as those of new sessions, which end within hours anyway.
      const random =
        knex.client.config.client === 'mysql2'
          ? 'left(sha2(concat(token_hash, rand(), uuid()), 256), 22)'
          : 'lower(hex(randomblob(11)))';
      for (const name of Object.keys(ownedBy)) {
        await knex.schema.alterTable(name, table => {
          table.string('public_id', 22).comment('names the session to its owner, and opens nothing');
          table.string('browser', 60);
          table.string('system', 60);
          table.string('device', 10).notNullable().defaultTo('unknown');
          table.string('network', 45).comment('as much of the address as a person recognises');
        });
        await knex(name).update({ public_id: knex.raw(random) });
        await knex.schema.alterTable(name, table => {
          table.unique('public_id');
        });
      }
    },
  },
  {
    name: '2026-11-22-82 sessions: an index for the list of an account',
    async up(knex) {
      await knex.schema.alterTable('advisor_sessions', table => {
        table.index(['advisor_id', 'seen_at', 'public_id'], 'advisor_sessions_by_use');
      });
    },
  },
  {
    name: '2026-11-22-60 sessions: an index for the list of an admin',
    async up(knex) {
      await knex.schema.alterTable('admin_sessions', table => {
        table.index(['admin_id', 'seen_at', 'public_id'], 'admin_sessions_by_use');
      });
    },
  },
];
