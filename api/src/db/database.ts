import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import knex, { type Knex } from 'knex';
import type { DatabaseLocation } from '../config.ts';
import { isConnectionLost, isRetryable, writeRefusal } from './failures.ts';
import { sqlite, whenFree } from './sqlite.ts';

type Task = () => void;
interface RunningTransaction {
  readonly knex: Knex.Transaction;
  readonly afterCommit: Task[];
}

const attempts = 5;
/** How long a request waits for a connection, and then for an answer on it: together less than its caller waits. */
const connectMilliseconds = 4000;
const responseMilliseconds = 5000;
/** How long after a refused change the database counts as refusing changes. */
const refusalMilliseconds = 10_000;
/** How long a change that went well proves that it can be had, as anybody may ask how ready the server is. */
const provenMilliseconds = 1000;

interface DatabaseOptions {
  /** How many connections to a MySQL server at most; SQLite has one. */
  readonly connections?: number;
  /** How long a MySQL server may say nothing before it counts as away, in ms; 0 for as long as it takes. */
  readonly responseMilliseconds?: number;
}

/**
 * The database, on either engine. A transaction travels with the asynchronous context: every query made through
 * `knex` inside `transaction` belongs to it. (SQLite has one connection, so a query beside the running
 * transaction would wait for it for ever.)
 */
export class Database {
  readonly engine: DatabaseLocation['engine'];
  readonly #location: DatabaseLocation;
  readonly #root: Knex;
  #provenAt = Number.NEGATIVE_INFINITY;
  #lastRefusal: { readonly reason: string; readonly at: number } | undefined;
  readonly #steps = new AsyncLocalStorage<() => Promise<void>>();
  readonly #running = new AsyncLocalStorage<RunningTransaction>();

  constructor(location: DatabaseLocation, options: DatabaseOptions = {}) {
    this.engine = location.engine;
    this.#location = location;
    this.#root = knex({
      ...(location.engine === 'sqlite' ? sqlite(location.file) : mysql(location.url, options)),
      acquireConnectionTimeout: connectMilliseconds,
      // Knex writes a failure to the console as well as throwing it; whoever catches it decides what is said.
      log: { error() {}, warn() {} },
      // Or the message of an error would hold every value of the statement that failed.
      compileSqlOnError: false,
    });
    this.#root.on('query-error', (error: unknown) => {
      const reason = writeRefusal(error);
      if (reason !== undefined) this.#lastRefusal = { reason, at: Date.now() };
    });
  }

  /**
   * The same database by one connection of its own, so that it reads what it has written also where a balancer gives
   * each connection another server, and without a limit of time. To be closed by whoever asked for it.
   */
  onOneConnection(): Database {
    return new Database(this.#location, { connections: 1, responseMilliseconds: 0 });
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
   * what else there is to do belongs into `afterCommit`. A connection that is lost before anything was done is replaced;
   * one that is lost later is not, as nobody knows then what was kept.
   */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work();
    return this.#transact({}, async () => {
      const result = await work();
      await this.#steps.getStore()?.();
      return result;
    });
  }

  /**
   * Runs `work`, which only reads, on the data of one moment. Inside a transaction it reads what that sees. On SQLite it
   * waits for nobody who writes; MySQL needs no telling, and would be told in a statement of its own.
   */
  async snapshot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work();
    return this.#transact({ readOnly: this.engine === 'sqlite' }, work);
  }

  async #transact<Result>(config: Knex.TransactionConfig, work: () => Promise<Result>): Promise<Result> {
    const { result, afterCommit } = await this.#retried(config, work);
    // Not before what has been kept can no longer be run again.
    for (const task of afterCommit) task();
    return result;
  }

  async #retried<Result>(config: Knex.TransactionConfig, work: () => Promise<Result>) {
    for (let attempt = 1; ; attempt++) {
      const afterCommit: Task[] = [];
      let begun = false;
      try {
        const result = await this.#root.transaction(async trx => {
          // Knex goes on although BEGIN failed, and says so only here.
          if (trx.isCompleted()) throw new Error('The transaction has not begun.');
          begun = true;
          return this.#running.run({ knex: trx, afterCommit }, work);
        }, config);
        return { result, afterCommit };
      } catch (error) {
        const again = isRetryable(error) || (!begun && isConnectionLost(error));
        if (attempt === attempts || !again) throw error;
        await sleep(attempt * (10 + Math.random() * 40));
      }
    }
  }

  /** Runs `work`; each transaction that it begins also does `step`, which is kept with it or not at all. */
  alongside<Result>(step: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
    return this.#steps.run(step, work);
  }

  /**
   * Runs `task` once the running transaction is kept; never when it is rolled back; at once when there is none. It tells
   * this process and asks nobody, so that nothing fails of what is kept.
   */
  afterCommit(task: Task): void {
    const running = this.#running.getStore();
    if (running) running.afterCommit.push(task);
    else task();
  }

  /**
   * The rows of a statement that nearly every request sends: no query is built for it, and MySQL keeps it prepared on
   * each connection. Belongs to the running transaction like any other.
   */
  async prepared<Row>(sql: string, values: readonly string[]): Promise<Row[]> {
    const { client } = this.knex;
    const connection = await client.acquireConnection();
    try {
      if (this.engine === 'sqlite') return await whenFree(async () => connection.prepare(sql).all(...values));
      return await new Promise((resolve, reject) => {
        connection.execute(sql, values, (error: Error | null, rows: Row[]) =>
          error ? reject(error) : resolve(rows),
        );
      });
    } finally {
      await client.releaseConnection(connection);
    }
  }

  /** Has its turn to write come before `work`, which asks the driver itself, outside a transaction. */
  whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.engine === 'sqlite' ? whenFree(work) : work();
  }

  /**
   * What keeps the database from its work, as a sentence: it has to answer within `milliseconds` and to take a change.
   * Some engines take a small one although the disk is full; so what it refused to others counts for a while.
   * @returns undefined when nothing does
   */
  async trouble(milliseconds: number): Promise<string | undefined> {
    const late = async () => {
      await sleep(milliseconds, undefined, { ref: false });
      return 'The database does not answer.';
    };
    const proven = performance.now() - this.#provenAt < provenMilliseconds;
    const trouble = proven ? undefined : await Promise.race([this.#writeProbe(), late()]);
    const refused = this.#lastRefusal;
    return trouble ?? (refused && Date.now() - refused.at < refusalMilliseconds ? refused.reason : undefined);
  }

  async #writeProbe(): Promise<string | undefined> {
    const id = randomUUID();
    try {
      await this.#root('write_probes').insert({ id });
      await this.#root('write_probes').where({ id }).del();
      this.#provenAt = performance.now();
      return undefined;
    } catch (error) {
      return writeRefusal(error) ?? 'The database does not answer.';
    }
  }

  async close(): Promise<void> {
    await this.#root.destroy();
  }
}

interface MysqlConnection {
  readonly stream: Socket;
  query(sql: string, done: (error: Error | null) => void): void;
}

function mysql(url: URL, options: DatabaseOptions): Knex.Config {
  const { connections = 10, responseMilliseconds: limit = responseMilliseconds } = options;
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
      connectTimeout: connectMilliseconds,
      ...(url.searchParams.get('ssl') === 'true' && { ssl: {} }),
    },
    pool: {
      min: 0,
      max: connections,
      afterCreate(connection: MysqlConnection, done: (error: Error | null, connection: unknown) => void) {
        // Also an unused one goes then, before a firewall on the way forgets it.
        connection.stream.setTimeout(limit, () =>
          connection.stream.destroy(
            Object.assign(new Error('The database did not answer.'), { code: 'ETIMEDOUT' }),
          ),
        );
        connection.query("SET time_zone = '+00:00', sql_mode = 'TRADITIONAL,ONLY_FULL_GROUP_BY'", error =>
          done(error, connection),
        );
      },
    },
  };
}
