import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const outboxMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-61 outbox: mails that wait, were sent, or were given up',
    async up(knex) {
      await createTable(knex, 'mails', table => {
        table.increments('id');
        table.string('kind', 40).notNullable();
        table.integer('advisor_id').unsigned().index().references('advisors.id').onDelete('CASCADE');
        table.string('address', 254).notNullable();
        jsonColumn(table, 'details').comment('what it tells, but no link: null once it is sent');
        table.string('state', 10).notNullable();
        table.integer('attempts').unsigned().notNullable();
        table.boolean('taken').notNullable().comment('by a process, until next_at');
        dateColumn(table, 'next_at').notNullable().comment('when it is due');
        table.string('last_error', 300);
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'sent_at');
        table.index(['state', 'next_at'], 'mails_due');
        table.index(['state', 'created_at', 'id'], 'mails_by_state');
        table.index(['created_at', 'id'], 'mails_by_time');
      });
    },
  },
  {
    name: '2026-11-22-80 outbox: an index to look for an address',
    async up(knex) {
      await knex.schema.alterTable('mails', table => {
        table.index(['address', 'id'], 'mails_by_address');
      });
    },
  },
  {
    name: '2026-11-22-81 outbox: an index to look for an address among the mails of one state',
    async up(knex) {
      await knex.schema.alterTable('mails', table => {
        table.index(['state', 'address', 'id'], 'mails_by_state_and_address');
      });
    },
  },
];
