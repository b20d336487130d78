import { createTable, dateColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const advisorMigrations: readonly Migration[] = [
  {
    name: '2026-01-01-03 advisors: accounts and their public profile',
    async up(knex) {
      await createTable(knex, 'advisors', table => {
        table.increments('id');
        table.string('email', 254).notNullable().unique();
        table.string('name', 120).notNullable();
        table.string('plan', 20).notNullable();
        table.string('slug', 40).notNullable().unique();
        table.string('branding_name', 50).notNullable();
        table.string('headline', 120).notNullable();
        table.string('whatsapp', 20).notNullable();
        table.string('photo_url', 500);
        table.string('theme_key', 20).notNullable();
        table.string('palette', 20).notNullable();
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'updated_at').notNullable();
      });
    },
  },
  {
    name: '2026-01-02-01 advisors: how they sign in, and for how long they have their plan',
    async up(knex) {
      await knex.schema.alterTable('advisors', table => {
        table.string('password_hash', 200).comment('argon2id; null when nobody can sign in');
        table.boolean('must_change_password').notNullable().defaultTo(false);
        dateColumn(table, 'email_verified_at');
        table.string('phone', 20);
        table.string('company', 120);
        dateColumn(table, 'plan_expires_at');
        table.boolean('is_approved').notNullable().defaultTo(true);
        dateColumn(table, 'penalty_until');
      });
    },
  },
  {
    name: '2026-01-03-03 advisors: an uploaded picture',
    async up(knex) {
      await knex.schema.alterTable('advisors', table => {
        table.string('uploaded_image', 500).comment('its path on this site');
      });
    },
  },
  {
    name: '2026-11-22-41 advisors: links to photos by https',
    async up(knex) {
      await knex('advisors')
        .where('photo_url', 'like', 'http://%')
        // One that would no longer fit stays as it is.
        .whereRaw('length(photo_url) < 500')
        .update({ photo_url: knex.raw("concat('https', substr(photo_url, 5))") });
    },
  },
  {
    name: '2026-11-22-20 advisors: what the list of users is sorted and narrowed by',
    async up(knex) {
      const isMysql = knex.client.config.client === 'mysql2';
      await knex.schema.alterTable('advisors', table => {
        table.integer('version').unsigned().notNullable().defaultTo(1);
        // Until it is looked at, and after each change, an account is due: see listing.ts.
        table.string('standing', 20).notNullable().defaultTo('basic');
        table.string('listed_name', 120).notNullable().defaultTo('');
        const due = isMysql ? '1970-01-01 00:00:00' : 0;
        for (const name of ['listed_expiry', 'listed_until'])
          dateColumn(table, name).notNullable().defaultTo(due);
      });
      await knex.schema.alterTable('advisors', table => {
        for (const name of ['created_at', 'updated_at', 'listed_name', 'listed_expiry'])
          table.index(['standing', name, 'id', 'listed_until'], `advisors_by_${name}`);
        table.index(['listed_until'], 'advisors_by_listed_until');
      });
    },
  },
  {
    name: '2026-11-22-50 advisors: the language that their owners read',
    async up(knex) {
      await knex.schema.alterTable('advisors', table => {
        table.string('language', 10).comment('null until it is known');
      });
    },
  },
  {
    name: '2026-11-28-20 advisors: when their calculator was first shared',
    async up(knex) {
      await knex.schema.alterTable('advisors', table => {
        dateColumn(table, 'shared_at').comment('when its line or address was first copied');
      });
    },
  },
  {
    name: '2026-11-30-20 advisors: the reason for a penalty',
    async up(knex) {
      await knex.schema.alterTable('advisors', table => {
        table.string('penalty_reason', 200).comment('for admins only; null where none was given');
      });
    },
  },
  {
    name: '2026-11-28-10 advisors: on SQLite names are listed with all letters small',
    async up(knex) {
      if (knex.client.config.client !== 'mysql2') await knex('advisors').update({ listed_until: 0 });
    },
  },
];
