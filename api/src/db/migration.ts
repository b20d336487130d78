import type { Knex } from 'knex';

/** One step of the database's form. Never changed once released: a further step is added instead. */
export interface Migration {
  /** `YYYY-MM-DD-NN area: what it does`; steps run in the order of their names. */
  readonly name: string;
  readonly up: (knex: Knex) => Promise<void>;
}
