import type { UserSort } from '@loan-kereta/sdk/contract';
import type { Knex } from 'knex';
import { orderOf, standingsFor } from '../../src/areas/admin-users/orders.ts';
import { listAccounts, searchAccounts } from '../../src/areas/admin-users/table.ts';
import { standings } from '../../src/areas/advisors/listing.ts';
import { listEntries } from '../../src/areas/audit/table.ts';
import { byMatch } from '../../src/areas/search/find.ts';
import { readTallies } from '../../src/areas/tallies/table.ts';
import type { Database } from '../../src/db/database.ts';
import { byTime } from '../../src/db/pages.ts';

interface Step {
  readonly table?: string;
  readonly type?: string;
  readonly key?: string | null;
  readonly rows?: number;
  readonly Extra?: string | null;
  readonly detail?: string;
}

/** A step of a plan in one line, in the words of the engine. */
const lineOf = ({ table, type, key, rows, Extra, detail }: Step): string =>
  detail ?? [table, type, key ?? 'no index', `${rows ?? 0} rows`, Extra].filter(Boolean).join(', ');

async function explained({ knex, engine }: Database, sql: string, bindings: readonly Knex.RawBinding[]) {
  const explain = engine === 'mysql' ? 'explain' : 'explain query plan';
  const response = await knex.raw(`${explain} ${sql}`, [...bindings]);
  const steps: Step[] = engine === 'mysql' ? response[0] : response;
  return [...new Set(steps.map(lineOf))];
}

/** How the database goes about what the lists, the search, the history and the figures ask it, as it says itself. */
export async function queryPlans(db: Database): Promise<Record<string, Record<string, string[]>>> {
  const range = { standings: [...standings], now: new Date() };
  const list = (sort: UserSort, filter = range) => {
    const order = orderOf(sort);
    return listAccounts(db, filter, { order, limit: 25 });
  };
  const works: Record<string, () => Promise<unknown>> = {
    'users, newest first': () => list('-created_at'),
    'users by status': () => list('status'),
    'penalized users by name': () =>
      list('name', { ...range, standings: standingsFor({ status: 'penalized' }) }),
    search: () => searchAccounts(db, range, 'siti nur', { order: byMatch, limit: 25 }),
    'history of one': () => listEntries(db, { advisor_id: 1 }, { order: byTime['-created_at'], limit: 25 }),
    figures: () => readTallies(db, 'standing'),
  };
  const plans: Record<string, Record<string, string[]>> = {};
  for (const [name, work] of Object.entries(works)) {
    const sent: { sql: string; bindings: readonly Knex.RawBinding[] }[] = [];
    const root = db.knex;
    const listen = (query: (typeof sent)[number]) => void sent.push(query);
    root.on('query', listen);
    await work().finally(() => root.removeListener('query', listen));
    const of: Record<string, string[]> = {};
    for (const { sql, bindings } of sent)
      if (sql.startsWith('select')) of[sql.slice(0, 120)] = await explained(db, sql, bindings);
    plans[name] = of;
  }
  return plans;
}
