import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import type { DatabaseLocation } from '../config.ts';
import { isRetryable } from './failures.ts';

type Task = () => void | Promise<void>;
interface RunningTransaction {
  readonly knex: Knex.Transaction;
  readonly afterCommit: Task[];
}

const attempts = 5;
const acquireConnectionTimeout = 10_000;

/**
 * The database, on either engine. A transaction travels with the asynchronous context: every query made through
 * `knex` inside `transaction` belongs to it. (SQLite has one connection, so a query beside the running
 * transaction would wait for it for ever.)
 */
export class Database {
  readonly engine: DatabaseLocation['engine'];
  readonly #root: Knex;
  readonly #running = new AsyncLocalStorage<RunningTransaction>();

  constructor(location: DatabaseLocation) {
    this.engine = location.engine;
    this.#root = knex({
      ...(location.engine === 'sqlite' ? sqlite(location.file) : mysql(location.url)),
      // Knex writes a failure to the console as well as throwing it; whoever catches it decides what is said.
      log: { error() {}, warn() {} },
      // Or the message of an error would hold every value of the statement that failed.
      compileSqlOnError: false,
    });
  }

  /** Knex, bound to the running transaction when there is one. */
  get knex(): Knex {
    return this.#running.getStore()?.knex ?? this.#root;
  }

  get inTransaction(): boolean {
    return this.#running.getStore() !== undefined;
  }

  /**
   * Runs `work` in one transaction: all of it is kept, or, when it throws, none. Inside another transaction it joins
   * that one. It may run again when another transaction was in its way, so it must change nothing but the database;
   * what else there is to do belongs into `afterCommit`.
   */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work();
    for (let attempt = 1; ; attempt++) {
      const afterCommit: Task[] = [];
      try {
        const result = await this.#root.transaction(trx =>
          this.#running.run({ knex: trx, afterCommit }, work),
        );
        for (const task of afterCommit) await task();
        return result;
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
        await sleep(attempt * (10 + Math.random() * 40));
      }
    }
  }

  /** Runs `task` once the running transaction is kept; never when it is rolled back; at once when there is none. */
  async afterCommit(task: Task): Promise<void> {
    const running = this.#running.getStore();
    if (running) running.afterCommit.push(task);
    else await task();
  }

  /**
   * The rows of a statement that nearly every request sends: no query is built for it, and MySQL keeps it prepared on
   * each connection. Belongs to the running transaction like any other.
   */
  async prepared<Row>(sql: string, values: readonly string[]): Promise<Row[]> {
    const { client } = this.knex;
    const connection = await client.acquireConnection();
    try {
      if (this.engine === 'sqlite') return connection.prepare(sql).all(...values);
      return await new Promise((resolve, reject) => {
        connection.execute(sql, values, (error: Error | null, rows: Row[]) =>
          error ? reject(error) : resolve(rows),
        );
      });
    } finally {
      await client.releaseConnection(connection);
    }
  }

  /** Rejects unless the database answers within `milliseconds`. */
  async ping(milliseconds: number): Promise<void> {
    const late = async (): Promise<never> => {
      await sleep(milliseconds, undefined, { ref: false });
      throw new Error('The database did not answer in time.');
    };
    await Promise.race([this.#root.raw('select 1'), late()]);
  }

  async close(): Promise<void> {
    await this.#root.destroy();
  }
}

/** Personal data is nobody else's on the machine. What SQLite puts beside a file gets the file's own mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

function sqlite(file: string): Knex.Config {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  return {
    client: 'better-sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    acquireConnectionTimeout,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: { pragma(text: string): void }, done: (error?: Error) => void) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = NORMAL');
        connection.pragma('foreign_keys = ON');
        connection.pragma('busy_timeout = 5000');
        done();
      },
    },
  };
}

function mysql(url: URL): Knex.Config {
  return {
    client: 'mysql2',
    connection: {
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(url.pathname.slice(1)),
      charset: 'utf8mb4',
      timezone: 'Z',
      multipleStatements: false,
      connectTimeout: 10_000,
      ...(url.searchParams.get('ssl') === 'true' && { ssl: {} }),
    },
    acquireConnectionTimeout,
    pool: {
      min: 0,
      max: 10,
      afterCreate(
        connection: { query(sql: string, done: (error: Error | null) => void): void },
        done: (error: Error | null, connection: unknown) => void,
      ) {
        connection.query("SET time_zone = '+00:00', sql_mode = 'TRADITIONAL,ONLY_FULL_GROUP_BY'", error =>
          done(error, connection),
        );
      },
    },
  };
}
