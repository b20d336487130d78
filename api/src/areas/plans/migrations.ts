import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const planMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-31 plans: what they cost and are described by',
    async up(knex) {
      await createTable(knex, 'plans', table => {
        table.string('name', 20).primary();
        table.integer('price_sen').unsigned().notNullable();
        table.integer('offer_price_sen').unsigned().comment('while there is an offer');
        table.string('description', 300).notNullable();
        table.boolean('is_popular').notNullable();
        table.integer('position').notNullable();
      });
    },
  },
];
