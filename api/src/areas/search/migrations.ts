import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const searchMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-21 search: accounts by any part of what they are known by',
    async up(knex) {
      await createTable(knex, 'search_texts', table => {
        table.integer('advisor_id').unsigned().primary().references('advisors.id').onDelete('CASCADE');
        table.string('text', 1500).notNullable();
      });
      await createTable(knex, 'search_keys', table => {
        // No foreign key: it would need an index that is as large as the table.
        table.string('name', 9).notNullable();
        table.integer('advisor_id').unsigned().notNullable();
        table.primary(['name', 'advisor_id']);
      });
      await knex.schema.alterTable('advisors', table => {
        table.boolean('searchable').notNullable().defaultTo(false);
      });
      await knex.schema.alterTable('advisors', table => {
        table.index(['searchable'], 'advisors_by_searchable');
      });
    },
  },
];
