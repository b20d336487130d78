import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const priceChangeMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-54 price-changes: what will cost what, and from when',
    async up(knex) {
      await createTable(knex, 'price_changes', table => {
        table.increments('id');
        table.string('state', 20).notNullable();
        dateColumn(table, 'due_at').notNullable();
        jsonColumn(table, 'items')
          .notNullable()
          .comment('ids of variants, each with a price, a rate, or both');
        table.integer('variants').unsigned().notNullable();
        table.integer('changed').unsigned();
        table.integer('skipped').unsigned();
        // No foreign key: what an admin has asked for happens when the admin is gone.
        table.string('created_by', 254).notNullable();
        dateColumn(table, 'created_at').notNullable();
        table.string('ended_by', 254);
        dateColumn(table, 'ended_at');
        table.index(['due_at', 'id'], 'price_changes_by_time');
        table.index(['state', 'due_at', 'id'], 'price_changes_to_do');
      });
    },
  },
  {
    name: '2026-11-27-10 price-changes: which variants the list names',
    async up(knex) {
      await knex.schema.alterTable('price_changes', table => {
        jsonColumn(table, 'first').comment('ids of the first variants; null where that was not kept yet');
      });
    },
  },
];
