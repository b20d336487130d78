import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const tallyMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-42 tallies: how many accounts and payments there are',
    async up(knex) {
      await createTable(knex, 'tallies', table => {
        table.bigIncrements('id');
        table.string('name', 20).notNullable().comment('what is counted');
        table.string('part', 20).notNullable().comment('the standing of accounts, the plan of payments');
        table.integer('day').notNullable().comment('of Malaysia, since 1 January 1970; 0 for standings');
        table.integer('counted').notNullable().comment('how many more, or fewer');
        table.bigInteger('amount_sen').notNullable();
        table.index(['name', 'day', 'part'], 'tallies_by_name');
      });
    },
  },
];
