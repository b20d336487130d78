import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const systemMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-70 system: what readiness writes to see that it can',
    async up(knex) {
      await createTable(knex, 'write_probes', table => {
        table.string('id', 36).primary();
      });
    },
  },
];
