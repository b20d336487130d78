import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const layoutMigrations: readonly Migration[] = [
  {
    name: '2026-01-03-04 presets: layouts that advisors make',
    async up(knex) {
      await createTable(knex, 'theme_presets', table => {
        table.increments('id');
        table
          .integer('advisor_id')
          .unsigned()
          .notNullable()
          .index()
          .references('advisors.id')
          .onDelete('CASCADE');
        table.string('name', 60).notNullable();
        table.string('description', 200).notNullable();
        jsonColumn(table, 'components').notNullable();
        jsonColumn(table, 'result_card_style').notNullable();
        table.string('car_image_fit', 10).notNullable();
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'updated_at').notNullable();
      });
    },
  },
  {
    name: '2026-11-22-90 advisors: a layout of their own is keyed as one',
    async up(knex) {
      await knex('advisors')
        .where('theme_key', 'like', 'preset-%')
        .update({ theme_key: knex.raw("concat('layout-', substr(theme_key, 8))") });
    },
  },
];
