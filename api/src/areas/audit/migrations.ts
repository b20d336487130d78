import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const auditMigrations: readonly Migration[] = [
  {
    name: '2026-01-02-04 audit: who did what to which account',
    async up(knex) {
      await createTable(knex, 'audit_entries', table => {
        table.increments('id');
        // No foreign key: what was done to an account is still known when the account is gone.
        table.integer('advisor_id').unsigned().index();
        table.string('action', 60).notNullable();
        jsonColumn(table, 'details').notNullable();
        table.string('admin_email', 254).comment('null when the advisor did it');
        dateColumn(table, 'created_at').notNullable();
      });
    },
  },
  {
    name: '2026-11-22-60 audit: before, after, from where, and an index for each way to read it',
    async up(knex) {
      await knex.schema.alterTable('audit_entries', table => {
        table.string('actor', 20).notNullable().defaultTo('advisor');
        table.integer('admin_id').unsigned().comment('the admin who did it');
        table.integer('target_admin_id').unsigned().comment('the admin to whose account it was done');
        jsonColumn(table, 'state_before');
        jsonColumn(table, 'state_after');
        jsonColumn(table, 'personal').comment('removed with the account');
        table.string('network', 45).comment('removed with the account');
        table.string('request_id', 100);
      });
      await knex('audit_entries').whereNotNull('admin_email').update({ actor: 'admin' });
      await knex('audit_entries').where({ action: 'owner_diamond_activated' }).update({ actor: 'owner' });
      await knex.schema.alterTable('audit_entries', table => {
        // Each ends with the order of a page, so that a page is read from the index however many rows there are.
        table.index(['advisor_id', 'created_at', 'id'], 'audit_by_advisor');
        table.index(['admin_id', 'created_at', 'id'], 'audit_by_admin');
        table.index(['action', 'created_at', 'id'], 'audit_by_action');
        table.index(['created_at', 'id'], 'audit_by_time');
        table.dropIndex('advisor_id');
      });
    },
  },
  {
    name: '2026-11-23-30 audit: an index for what one admin did of one kind',
    async up(knex) {
      await knex.schema.alterTable('audit_entries', table => {
        table.index(['admin_id', 'action', 'created_at', 'id'], 'audit_by_admin_and_action');
      });
    },
  },
  {
    name: '2026-11-23-52 audit: indexes for what came from a network, and for what was done to an admin',
    async up(knex) {
      await knex.schema.alterTable('audit_entries', table => {
        table.index(['network', 'created_at', 'id'], 'audit_by_network');
        table.index(['target_admin_id', 'created_at', 'id'], 'audit_by_target_admin');
      });
    },
  },
  {
    name: '2026-11-25-10 audit: indexes for what came from a network of one kind, or by one admin',
    async up(knex) {
      await knex.schema.alterTable('audit_entries', table => {
        // A job writes as many entries of one kind, admin and network as there are users; read together with another, none
        // of these may be gone through.
        table.index(['network', 'action', 'created_at', 'id'], 'audit_by_network_and_action');
        table.index(['admin_id', 'network', 'created_at', 'id'], 'audit_by_admin_and_network');
      });
    },
  },
];
