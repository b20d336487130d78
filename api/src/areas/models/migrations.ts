import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const modelMigrations: readonly Migration[] = [
  {
    name: '2026-01-01-01 models: car variants',
    async up(knex) {
      await createTable(knex, 'car_variants', table => {
        table.string('id', 64).primary();
        table.string('brand', 60).notNullable();
        table.string('model_code', 60).notNullable();
        table.string('model', 60).notNullable();
        table.string('variant', 60).notNullable();
        table.integer('otr').unsigned().notNullable().comment('RM, on the road');
        table.integer('rate_hundredths').unsigned().notNullable().comment('hundredths of a percent a year');
        table.string('image', 500);
        table.boolean('active').notNullable();
        table.boolean('includes_insurance').notNullable();
        table.integer('position').notNullable().index();
      });
    },
  },
  {
    name: '2026-01-01-02 models: version of the list',
    async up(knex) {
      await createTable(knex, 'documents', table => {
        table.string('name', 40).primary();
        table.integer('version').unsigned().notNullable();
        dateColumn(table, 'saved_at').notNullable();
        table.string('saved_by', 254).comment('the email address of whoever saved it; null for the seed');
      });
    },
  },
  {
    name: '2026-01-03-05 models: each variant of a model once',
    async up(knex) {
      await knex.schema.alterTable('car_variants', table => {
        table.unique(['brand', 'model', 'variant']);
      });
    },
  },
  {
    name: '2026-11-22-10 models: what kind of car each is',
    async up(knex) {
      await knex.schema.alterTable('car_variants', table => {
        table.string('body', 20).comment('hatch, sedan, suv …; null where nobody said');
      });
    },
  },
  {
    name: '2026-11-22-40 models: links to pictures by https',
    async up(knex) {
      await knex('car_variants')
        .where('image', 'like', 'http://%')
        // One that would no longer fit stays as it is.
        .whereRaw('length(image) < 500')
        .update({ image: knex.raw("concat('https', substr(image, 5))") });
    },
  },
  {
    name: '2026-11-30-10 models: the kind of each rate',
    async up(knex) {
      await knex.schema.alterTable('car_variants', table => {
        // Rates of before are flat, and so are those of a process of before beside this one.
        table.string('rate_kind', 20).notNullable().defaultTo('flat').comment('flat or effective');
      });
    },
  },
];
