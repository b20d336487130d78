/** What Knex tells nobody of: its own client, which a client of one's own is made from. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  interface Connection {
    pragma(text: string): void;
    function(name: string, options: { deterministic: boolean }, work: (value: unknown) => unknown): void;
  }
  interface Query {
    sql: string;
  }
  class Client extends Knex.Client {
    _query(connection: Connection, query: Query): Promise<Query>;
    transaction(...rest: unknown[]): Knex.Transaction;
  }
  export default Client;
  export type { Connection, Query };
}

/** And its transaction, which says how one begins. */
declare module 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js' {
  import type { Knex } from 'knex';

  class Transaction {
    constructor(client: Knex.Client, ...rest: unknown[]);
    protected readonly readOnly?: boolean;
    protected query(connection: object, sql: string): Promise<unknown>;
    begin(connection: object): Promise<unknown>;
  }
  export default Transaction;
}
