import { createTable, dateColumn, jsonColumn } from '../../db/columns.ts';
import type { Migration } from '../../db/migration.ts';

export const jobMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-43 jobs: what is done to many users, and to whom',
    async up(knex) {
      await createTable(knex, 'jobs', table => {
        table.increments('id');
        table.string('kind', 20).notNullable();
        table.string('state', 20).notNullable();
        jsonColumn(table, 'work').notNullable().comment('what is to be done');
        jsonColumn(table, 'filter').comment('whom it is done to; null for those selected');
        table.string('cursor', 500).comment('how far the list of users has been gone through');
        table.integer('found').unsigned().notNullable().defaultTo(0);
        table.integer('handled').unsigned().notNullable().defaultTo(0);
        table.integer('changed').unsigned().notNullable().defaultTo(0);
        table.integer('last_id').unsigned().notNullable().defaultTo(0).comment('the last user handled');
        table.integer('failures').unsigned().notNullable().defaultTo(0).comment('in a row');
        table.string('error', 60);
        // No foreign key: what an admin has begun is known when the admin is gone.
        table.integer('admin_id').unsigned().notNullable();
        table.string('admin_email', 254).notNullable();
        table.string('network', 45);
        table.string('request_id', 100);
        table.string('holder', 36).comment('the process that works on it');
        dateColumn(table, 'held_until').notNullable().comment('until when nobody else does');
        dateColumn(table, 'created_at').notNullable();
        dateColumn(table, 'finished_at');
        table.index(['created_at', 'id'], 'jobs_by_time');
        table.index(['state', 'held_until'], 'jobs_to_do');
      });
      await createTable(knex, 'job_users', table => {
        table.integer('job_id').unsigned().notNullable().references('jobs.id').onDelete('CASCADE');
        // No foreign key: an account that is deleted meanwhile is passed over.
        table.integer('advisor_id').unsigned().notNullable();
        table.primary(['job_id', 'advisor_id']);
      });
    },
  },
  {
    name: '2026-11-25-10 jobs: what they have changed, so that it can be undone',
    async up(knex) {
      await createTable(knex, 'job_changes', table => {
        table.integer('job_id').unsigned().notNullable().references('jobs.id').onDelete('CASCADE');
        // No foreign key: an account that is deleted meanwhile is passed over.
        table.integer('advisor_id').unsigned().notNullable();
        table.string('plan', 20).comment('as it was; null where the job has left it alone');
        dateColumn(table, 'plan_expires_at').comment('belongs to the plan');
        table.boolean('is_approved').comment('as it was; null where the job has left it alone');
        table.integer('payment_id').unsigned().comment('what was written down as paid with it');
        table.primary(['job_id', 'advisor_id']);
      });
    },
  },
  {
    name: '2026-11-25-11 jobs: which job undoes one',
    up: knex =>
      knex.schema.alterTable('jobs', table => {
        table.integer('undone_by').unsigned().comment('the job that undoes it');
      }),
  },
];
