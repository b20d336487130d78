import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const securityMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-63 security: who tried to get in, from where',
    async up(knex) {
      await createTable(knex, 'security_events', table => {
        table.increments('id');
        table.string('bucket', 43).notNullable().unique().comment('of what is counted together');
        table.string('kind', 40).notNullable();
        table.string('outcome', 40).notNullable();
        table.integer('advisor_id').unsigned().references('advisors.id').onDelete('CASCADE');
        table.integer('admin_id').unsigned().references('admins.id').onDelete('CASCADE');
        table.string('network', 45);
        table.string('device', 130);
        table.integer('count').unsigned().notNullable();
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'last_at').notNullable();
        table.index(['advisor_id', 'created_at', 'id'], 'security_by_advisor');
        table.index(['admin_id', 'created_at', 'id'], 'security_by_admin');
        table.index(['network', 'created_at'], 'security_by_network');
        table.index(['created_at', 'id'], 'security_by_time');
      });
    },
  },
  {
    name: '2026-11-23-53 security: indexes for one kind of event, and for one network',
    async up(knex) {
      await knex.schema.alterTable('security_events', table => {
        table.index(['kind', 'created_at', 'id'], 'security_by_kind');
        table.index(['network', 'created_at', 'id'], 'security_by_network_and_time');
      });
    },
  },
];
