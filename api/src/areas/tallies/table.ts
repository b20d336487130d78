import { malaysia } from '@loan-kereta/sdk/rules';
import type { Knex } from 'knex';
import type { Database } from '../../db/database.ts';
import { createTriggers } from '../../db/triggers.ts';
import { day, hour } from '../../durations.ts';

/** What is counted: accounts by their stored standing, accounts by the day they were opened, payments by day and plan. */
export const tallyNames = ['standing', 'sign_up', 'payment'] as const;
export type TallyName = (typeof tallyNames)[number];

/** How many there are of one part on one day of Malaysia, and what they amount to. */
export interface Tally {
  readonly part: string;
  readonly day: number;
  readonly counted: number;
  readonly amountSen: number;
}

/** The row that says that triggers keep the others. */
const marker = { name: 'kept', part: '', day: 0 };

/** The day of Malaysia that a date column lies in, as an expression; the engines keep dates in UTC. */
const dayOf = (db: Database, column: string): string =>
  db.engine === 'sqlite'
    ? `((${column} + ${malaysia.hoursAhead * hour}) / ${day})`
    : `(to_days(${column} + interval ${malaysia.hoursAhead} hour) - 719528)`;

/**
 * What keeps the tallies, whoever writes into the tables: each change adds rows of how many more or fewer there are.
 * A row that held the number itself would have every sign-up wait for the one before.
 */
function triggers(db: Database): ReadonlyMap<string, string> {
  const add = (...rows: string[]) =>
    `insert into tallies (name, part, day, counted, amount_sen) values ${rows.join(', ')};`;
  const account = (row: 'new' | 'old', by: 1 | -1) => [
    `('standing', ${row}.standing, 0, ${by}, 0)`,
    `('sign_up', '', ${dayOf(db, `${row}.created_at`)}, ${by}, 0)`,
  ];
  const moved = add(`('standing', old.standing, 0, -1, 0)`, `('standing', new.standing, 0, 1, 0)`);
  const paid = add(
    `('payment', new.plan, ${dayOf(db, 'new.created_at')}, case when new.takes_back is null then 1 else 0 end, new.amount_sen)`,
  );
  const onEach = (name: string, when: string, statement: string, condition?: string) => {
    if (db.engine === 'sqlite') {
      const filter = condition ? `when ${condition}` : '';
      return [name, `create trigger if not exists ${name} ${when} ${filter} begin ${statement} end`] as const;
    }
    const body = condition ? `if ${condition} then ${statement} end if;` : statement;
    return [name, `create trigger ${name} ${when} for each row begin ${body} end`] as const;
  };
  return new Map([
    onEach('tally_added_account', 'after insert on advisors', add(...account('new', 1))),
    onEach('tally_moved_account', 'after update on advisors', moved, 'old.standing <> new.standing'),
    onEach('tally_deleted_account', 'after delete on advisors', add(...account('old', -1))),
    onEach('tally_payment', 'after insert on payments', paid),
  ]);
}

type Numbers = Readonly<Record<'part' | 'day' | 'counted' | 'amount_sen', number | string | null>>;

const toTally = ({ part, day, counted, amount_sen }: Numbers): Tally => ({
  part: String(part),
  day: Number(day),
  counted: Number(counted),
  amountSen: Number(amount_sen),
});

const summed = (db: Database, name: TallyName, since: number): Knex.QueryBuilder =>
  db
    .knex('tallies')
    .where({ name })
    .where('day', '>=', since)
    .groupBy('part', 'day')
    .select('part', 'day')
    .sum({ counted: 'counted', amount_sen: 'amount_sen' });

/** The same counted in the tables themselves, however long that takes. */
function recounted(db: Database, name: TallyName, since: number): Knex.QueryBuilder {
  const { knex } = db;
  const day = knex.raw(dayOf(db, 'created_at'));
  const none = knex.raw('0 as ??', ['amount_sen']);
  if (name === 'standing')
    return knex('advisors')
      .groupBy('standing')
      .select({ part: 'standing', day: knex.raw('0') }, none)
      .count({ counted: '*' });
  if (name === 'sign_up')
    return knex('advisors')
      .where(day, '>=', since)
      .groupBy(day)
      .select({ part: knex.raw("''"), day }, none)
      .count({ counted: '*' });
  return knex('payments')
    .where(day, '>=', since)
    .groupBy('plan', day)
    .select({ part: 'plan', day })
    .sum({ counted: knex.raw('case when takes_back is null then 1 else 0 end'), amount_sen: 'amount_sen' });
}

const isKept = async (db: Database): Promise<boolean> =>
  (await db.knex('tallies').where(marker).first('id')) !== undefined;

/** What there is, by part and day. @param since the first day that is told of */
export async function readTallies(db: Database, name: TallyName, since = 0): Promise<Tally[]> {
  const rows: Numbers[] = await ((await isKept(db)) ? summed : recounted)(db, name, since);
  return rows.map(toTally);
}

/** What is in the tables themselves. */
export const recount = async (db: Database, name: TallyName): Promise<Tally[]> =>
  (await recounted(db, name, 0)).map(toTally);

/** Lets the database keep them no longer: they are counted when they are read, until it does again. */
export async function dropTallies(db: Database): Promise<void> {
  await db.knex('tallies').where(marker).del();
  for (const name of triggers(db).keys()) await db.knex.raw(`drop trigger if exists ${name}`);
}

/**
 * Has the database keep the tallies from now on. Changes nothing the second time. Only one process may do it at a time;
 * others may write meanwhile.
 */
export async function keepTallies(db: Database): Promise<void> {
  if ((await isKept(db)) || !(await createTriggers(db, [...triggers(db).values()]))) return;
  await db.transaction(async () => {
    // One snapshot: what is written after it is in neither, and has rows of its own.
    for (const name of tallyNames) {
      const there = await recounted(db, name, 0);
      const told: Numbers[] = await summed(db, name, 0);
      const missing = [
        ...there.map(toTally),
        ...told
          .map(toTally)
          .map(tally => ({ ...tally, counted: -tally.counted, amountSen: -tally.amountSen })),
      ];
      for (const { part, day, counted, amountSen } of missing)
        await db.knex('tallies').insert({ name, part, day, counted, amount_sen: amountSen });
    }
    await db.knex('tallies').insert({ ...marker, counted: 0, amount_sen: 0 });
  });
}

/** The sums that are in many rows. */
export const scattered = async (
  db: Database,
  most: number,
): Promise<{ name: string; part: string; day: number }[]> =>
  db
    .knex('tallies')
    .groupBy('name', 'day', 'part')
    .having(db.knex.raw('count(*) > 1'))
    .select('name', 'day', 'part')
    .limit(most);

/** Makes one row of at most so many rows of a sum. Belongs into a transaction. @returns how many they were */
export async function gather(
  db: Database,
  key: { name: string; part: string; day: number },
  most: number,
): Promise<number> {
  const ids: number[] = await db.knex('tallies').where(key).limit(most).pluck('id');
  if (ids.length < 2) return ids.length;
  // Another process may have gathered them meanwhile; what is locked here is there.
  const rows: { id: number; counted: number; amount_sen: number | string }[] = await db
    .knex('tallies')
    .whereIn('id', ids)
    .forUpdate()
    .select('id', 'counted', 'amount_sen');
  // Its sum would be a row that says nothing, and one more to gather.
  if (rows.length < 2) return ids.length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  await db
    .knex('tallies')
    .whereIn(
      'id',
      rows.map(row => row.id),
    )
    .del();
  await db.knex('tallies').insert({
    ...key,
    counted: sum(rows.map(row => row.counted)),
    amount_sen: sum(rows.map(row => Number(row.amount_sen))),
  });
  return ids.length;
}
