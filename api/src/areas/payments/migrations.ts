import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const paymentMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-30 payments: what was paid for which plan',
    async up(knex) {
      await createTable(knex, 'payments', table => {
        table.increments('id');
        // No foreign key: the books still hold what a deleted account has paid.
        table.integer('advisor_id').unsigned().notNullable();
        table.string('plan', 20).notNullable();
        table.integer('amount_sen').notNullable().comment('below zero when a payment is taken back');
        table.string('note', 200).comment('removed with the account');
        table.integer('admin_id').unsigned().notNullable().comment('the admin who wrote it down');
        table.string('admin_email', 254).notNullable();
        table.integer('takes_back').unsigned().unique().comment('the payment that this one undoes');
        dateColumn(table, 'created_at').notNullable();
        table.index(['advisor_id', 'created_at', 'id'], 'payments_by_advisor');
        table.index(['created_at', 'id'], 'payments_by_time');
      });
    },
  },
];
