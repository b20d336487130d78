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
    name: '2026-11-22-70 layouts: size of text, spacing, and colours of one’s own',
    async up(knex) {
      await knex.schema.alterTable('theme_presets', table => {
        table.string('font_size', 10).notNullable().defaultTo('base');
        table.string('spacing', 10).notNullable().defaultTo('standard');
        table.text('colors');
      });
    },
  },
  {
    name: '2026-11-22-71 layouts: the token of the link that shares one',
    async up(knex) {
      await knex.schema.alterTable('theme_presets', table => {
        // It opens a layout and nothing of its owner's, and the owner is shown it again: so it is not hashed.
        table.string('share_token', 43);
      });
    },
  },
  {
    name: '2026-11-22-72 layouts: one layout to a token',
    up: knex => knex.schema.alterTable('theme_presets', table => table.unique(['share_token'])),
  },
  {
    name: '2026-11-22-73 layouts: which version one is',
    async up(knex) {
      await knex.schema.alterTable('theme_presets', table => {
        table.integer('version').unsigned().notNullable().defaultTo(1);
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
