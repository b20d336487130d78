import { Readable } from 'node:stream';
import type { Database } from '../src/db/database.ts';

export type Value = string | number | boolean | Date | null | undefined;
export type Row = Readonly<Record<string, Value>>;

interface MysqlConnection {
  query(
    options: { readonly sql: string; readonly infileStreamFactory: () => Readable },
    done: (error: Error | null, result: { affectedRows: number; warningStatus: number }) => void,
  ): void;
}

interface SqliteConnection {
  prepare(sql: string): { run(...values: readonly unknown[]): unknown };
}

const escaped: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\0': '\\0' };

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString().replace('T', ' ').slice(0, -1);
  if (typeof value === 'string') return value.replace(/[\\\t\n\0]/g, character => escaped[character] ?? '');
  return String(Number(value));
}

const linesAtOnce = 2000;

function* file(columns: readonly string[], rows: Iterable<Row>): Generator<Buffer> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(columns.map(name => field(row[name])).join('\t'));
    if (lines.length < linesAtOnce) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`);
}

/** As a file that the server reads over the connection: it parses no statement for that, and no row of its own. */
function loadFile(
  connection: MysqlConnection,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
) {
  const sql = `load data local infile 'rows' into table ${table} character set utf8mb4 (${columns.join(', ')})`;
  return new Promise<void>((resolve, reject) => {
    connection.query(
      { sql, infileStreamFactory: () => Readable.from(file(columns, rows)) },
      (error, result) => {
        if (error) reject(error);
        // What is wrong with a row is only a warning, and the row is left out or changed.
        else if (result.affectedRows !== rows.length || result.warningStatus > 0)
          reject(
            new Error(`Of ${rows.length} rows for ${table} ${result.affectedRows} were taken as they are.`),
          );
        else resolve();
      },
    );
  });
}

function insertEach(
  connection: SqliteConnection,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
) {
  const insert = connection.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows)
    insert.run(
      ...columns.map(name => {
        const value = row[name] ?? null;
        return value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value;
      }),
    );
}

/**
 * Adds rows of the same columns as fast as the engine takes them. Belongs into a transaction. Rows in the order of the
 * primary key are taken several times as fast as others.
 * @throws when a row is refused
 */
export async function addRows(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const { client } = db.knex;
  const connection = await client.acquireConnection();
  try {
    if (db.engine === 'mysql') await loadFile(connection, table, columns, rows);
    else insertEach(connection, table, columns, rows);
  } finally {
    await client.releaseConnection(connection);
  }
}
