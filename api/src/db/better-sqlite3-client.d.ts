/** What Knex tells nobody of: its own client, which a client of one's own is made from. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  interface Connection {
    pragma(text: string): void;
  }
  interface Query {
    sql: string;
  }
  class Client extends Knex.Client {
    _query(connection: Connection, query: Query): Promise<Query>;
  }
  export default Client;
  export type { Connection, Query };
}
