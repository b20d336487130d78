import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

const ownedBy = { advisor_devices: 'advisors', admin_devices: 'admins' } as const;

export const deviceMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-51 devices: from which an account has signed in',
    async up(knex) {
      for (const [name, owner] of Object.entries(ownedBy))
        await createTable(knex, name, table => {
          table.integer('owner_id').unsigned().notNullable().references(`${owner}.id`).onDelete('CASCADE');
          table.string('hash', 43).notNullable().comment('of the device’s cookie, or of its network');
          dateColumn(table, 'seen_at').notNullable();
          table.primary(['owner_id', 'hash']);
        });
    },
  },
];
