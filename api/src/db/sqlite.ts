/// <reference path="./better-sqlite3-client.d.ts" />
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import Client, { type Connection, type Query } from 'knex/lib/dialects/better-sqlite3/index.js';
import Transaction from 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js';
import { isBusy } from './failures.ts';

/** How long a statement waits for its turn to write. */
const waitMilliseconds = 5000;
/** How often it asks meanwhile: whoever writes much lets the file be for longer than this between two transactions. */
const askedMilliseconds = 1;

/**
 * Does it as soon as nobody else writes. SQLite itself would wait by holding up the whole thread, and ask ever more
 * seldom, so that whoever waits long would go on waiting.
 * @param work sends one statement, or a transaction of its own
 */
export async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const begun = performance.now(); ; await sleep(askedMilliseconds))
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begun > waitMilliseconds) throw error;
    }
}

class WaitingTransaction extends Transaction {
  override begin(connection: Connection): Promise<unknown> {
    // It takes its turn to write when it begins. One that had read before would be refused when another connection
    // writes meanwhile, instead of waiting for it. One that only reads waits for nobody.
    return this.query(connection, this.readOnly ? 'BEGIN;' : 'BEGIN IMMEDIATE;');
  }
}

class WaitingClient extends Client {
  constructor(config: Knex.Config) {
    // Others, such as what counts attempts, look at the name.
    super({ ...config, client: 'better-sqlite3' });
  }

  override _query(connection: Connection, query: Query): Promise<Query> {
    return whenFree(() => super._query(connection, query));
  }

  override transaction(...rest: unknown[]): Knex.Transaction {
    return new WaitingTransaction(this, ...rest) as unknown as Knex.Transaction;
  }
}

/** Personal data is nobody else's on the machine. What SQLite puts beside a file gets the file's own mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

/** As MySQL has it: SQLite's own knows the letters of English alone. */
const lower = (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text);

/** One connection to a file, which is made when it is not there. */
export function sqlite(file: string): Knex.Config {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  return {
    client: WaitingClient,
    connection: { filename: file },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: Connection, done: (error?: Error) => void) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = NORMAL');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 0');
        connection.function('lower', { deterministic: true }, lower);
        done();
      },
    },
  };
}
