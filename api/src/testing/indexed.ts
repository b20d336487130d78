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
  readonly key: string | null;
  readonly Extra: string | null;
}

interface SqliteStep {
  readonly parent: number;
  readonly detail: string;
}

interface Looked {
  readonly table: string;
  /** The index by which hardly any rows are found, whatever the table holds: these may be sorted. */
  readonly few?: string | undefined;
  /** Whether other indexes have all that is read by them, so that no row is looked up which no page has. */
  readonly covering?: boolean | undefined;
}

/** Rows in the order of an index, as many as are wanted: the only thing to be had where nothing is looked for. */
const isWhole = ({ sql }: Sent) => !sql.includes(' where ') && sql.includes(' limit ');

/** The steps of SQLite's plan that go through the table, or sort what they find there. */
async function sqliteFaults(
  { knex }: Database,
  { table, few, covering }: Looked,
  sent: Sent,
): Promise<string[]> {
  const steps: SqliteStep[] = await knex.raw(`explain query plan ${sent.sql}`, [...sent.bindings]);
  const isRead = ({ detail }: SqliteStep) => new RegExp(`^(SCAN|SEARCH) ${table}\\b`).test(detail);
  // What merges the parts of a list sorts no more rows than a page has of each.
  const sorts = ({ parent, detail }: SqliteStep) =>
    detail.includes('TEMP B-TREE') &&
    steps.some(step => step.parent === parent && isRead(step) && !(few && step.detail.includes(few)));
  const looksUp = (step: SqliteStep) =>
    covering && isRead(step) && / USING INDEX /.test(step.detail) && !(few && step.detail.includes(few));
  return steps
    .filter(step => (step.detail.startsWith(`SCAN ${table}`) ? !isWhole(sent) : sorts(step)) || looksUp(step))
    .map(step => step.detail);
}

/** The same for MySQL. */
async function mysqlFaults(
  { knex }: Database,
  { table, few, covering }: Looked,
  sent: Sent,
): Promise<string[]> {
  const [steps = []]: MysqlStep[][] = await knex.raw(`explain ${sent.sql}`, [...sent.bindings]);
  return steps
    .filter(
      ({ table: name, type, key, Extra }) =>
        name === table &&
        (type === 'ALL' ||
          (type === 'index' && !isWhole(sent)) ||
          (key !== few && /filesort|temporary/i.test(Extra ?? '')) ||
          (covering && key !== few && key !== 'PRIMARY' && !/Using index(;|$)/.test(Extra ?? ''))),
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
  looked: Omit<Looked, 'table'> = {},
): Promise<void> {
  if (db.engine === 'mysql') await db.knex.raw('analyze table ??', [table]);
  const sent: Sent[] = [];
  const root = db.knex;
  const listen = (query: Sent) => void sent.push({ sql: query.sql, bindings: query.bindings });
  root.on('query', listen);
  await work().finally(() => root.removeListener('query', listen));
  const isRead = new RegExp(`^select .* (from|join) \`${table}\``);
  const reads = sent.filter(({ sql }) => isRead.test(sql));
  expect(reads, `what was read from ${table}`).not.toEqual([]);
  const faultsOf = db.engine === 'sqlite' ? sqliteFaults : mysqlFaults;
  for (const read of reads) expect(await faultsOf(db, { table, ...looked }, read), read.sql).toEqual([]);
}
