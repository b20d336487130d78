import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const secondFactorMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-30 admins: second factors and recovery codes',
    async up(knex) {
      await createTable(knex, 'admin_second_factors', table => {
        table.integer('admin_id').unsigned().primary().references('admins.id').onDelete('CASCADE');
        table.string('secret', 200).notNullable().comment('encrypted with LK_SECRET_KEY');
        table.integer('last_step').unsigned().comment('the step of the last code that was used');
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'enrolled_at').comment('null until a code has confirmed it');
      });
      await createTable(knex, 'admin_recovery_codes', table => {
        table.integer('admin_id').unsigned().notNullable().references('admins.id').onDelete('CASCADE');
        table.string('code_hash', 43).notNullable();
        table.primary(['admin_id', 'code_hash']);
      });
    },
  },
];
