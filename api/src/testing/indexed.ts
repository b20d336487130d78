import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Database } from '../db/database.ts';

interface Sent {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

interface MysqlStep {
  readonly table: string;
  readonly type: string;
  readonly Extra: string | null;
}

/** The steps of SQLite's plan that go through the table, or sort. */
async function sqliteFaults({ knex }: Database, table: string, { sql, bindings }: Sent): Promise<string[]> {
  const steps: { detail: string }[] = await knex.raw(`explain query plan ${sql}`, [...bindings]);
  // Rows in the order of an index, as many as are wanted: the only thing to be had where nothing is looked for.
  const isWhole = !sql.includes(' where ') && sql.includes(' limit ');
  return steps
    .map(step => step.detail)
    .filter(detail => (detail.startsWith(`SCAN ${table}`) ? !isWhole : detail.includes('TEMP B-TREE')));
}

/** The same for MySQL. */
async function mysqlFaults({ knex }: Database, table: string, { sql, bindings }: Sent): Promise<string[]> {
  const [steps = []]: MysqlStep[][] = await knex.raw(`explain ${sql}`, [...bindings]);
  const isWhole = !sql.includes(' where ') && sql.includes(' limit ');
  return steps
    .filter(
      ({ table: name, type, Extra }) =>
        name === table &&
        (type === 'ALL' || (type === 'index' && !isWhole) || /filesort|temporary/i.test(Extra ?? '')),
    )
    .map(step => JSON.stringify(step));
}

/**
 * Has `work` read from a table and expects, by the engine's own plan of each query, that an index answers it: none goes
 * through the table, or sorts what it found. Fill the table first: a database takes no index for a handful of rows.
 */
export async function expectIndexed(
  db: Database,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  if (db.engine === 'mysql') await db.knex.raw('analyze table ??', [table]);
  const sent: Sent[] = [];
  const root = db.knex;
  const listen = (query: Sent) => void sent.push({ sql: query.sql, bindings: query.bindings });
  root.on('query', listen);
  await work().finally(() => root.removeListener('query', listen));
  const reads = sent.filter(({ sql }) => /^select /.test(sql) && sql.includes(` from \`${table}\``));
  expect(reads, `what was read from ${table}`).not.toEqual([]);
  const faultsOf = db.engine === 'sqlite' ? sqliteFaults : mysqlFaults;
  for (const read of reads) expect(await faultsOf(db, table, read), read.sql).toEqual([]);
}
