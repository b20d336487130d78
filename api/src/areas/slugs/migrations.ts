import { createTable } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const slugMigrations: readonly Migration[] = [
  {
    name: '2026-01-03-01 slugs: every name that an advisor has or had',
    async up(knex) {
      await createTable(knex, 'slugs', table => {
        table.increments('id');
        table.string('slug', 40).notNullable().unique();
        // A deleted account's names stay taken: pages that embed them must never show somebody else.
        table.integer('advisor_id').unsigned().index().references('advisors.id').onDelete('SET NULL');
      });
      await knex.raw('insert into slugs (slug, advisor_id) select slug, id from advisors');
    },
  },
];
