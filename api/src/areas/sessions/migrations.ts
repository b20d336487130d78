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
];
