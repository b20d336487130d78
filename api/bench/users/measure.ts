import { percentile } from '../../../scripts/statistics.ts';
import { bulkChange } from './bulk.ts';
import { download } from './download.ts';
import { dearest, inTurns, p95, type Question, round } from './in-turns.ts';
import { listQuestions } from './lists.ts';
import { queryPlans } from './plans.ts';
import { searchQuestions } from './searches.ts';
import { lastId, type Side } from './side.ts';

const atMost = (value: number, most: number) => ({ value: round(value), atMost: most, holds: value <= most });
const atLeast = (value: number, least: number) => ({ value, atLeast: least, holds: value >= least });

const same = (name: string, sides: readonly Side[], ...paths: string[]): Question => ({
  name,
  paths: new Map(sides.map(side => [side, paths])),
});

/** One user with the first page of their history, of some users all over the table. */
async function userQuestions(sides: readonly Side[], count: number): Promise<Question[]> {
  const ids = new Map<Side, number[]>();
  for (const side of sides) {
    const last = await lastId(side);
    const some = Array.from({ length: count }, (_, at) => 1 + ((at * 104_729) % last));
    ids.set(side, await side.db.knex('advisors').whereIn('id', some).pluck('id'));
  }
  const most = Math.min(...[...ids.values()].map(found => found.length));
  return Array.from({ length: most }, (_, at) => ({
    name: `user ${at}`,
    paths: new Map(
      sides.map(side => {
        const path = `/api/admin/users/${ids.get(side)?.[at]}`;
        return [side, [path, `${path}/audit`]];
      }),
    ),
  }));
}

interface Effort {
  readonly rounds: number;
  readonly searches: number;
  /** How many users a bulk change changes. */
  readonly changed: number;
}

/**
 * What the admin's API costs with many users, side by side with few.
 * @param sides few users, then many, of one engine
 */
export async function measureUsers(
  sides: readonly [Side, Side],
  { rounds, searches, changed }: Effort,
  say: (line: string) => void,
) {
  const [small, large] = sides;
  const growth = async (name: string, questions: readonly Question[]) => {
    say(`${large.users} users: ${name}, ${questions.length} questions …`);
    const answered = await inTurns(sides, questions, rounds);
    const p95s = [p95(answered, small), p95(answered, large)] as const;
    return {
      questions: questions.length,
      p95Milliseconds: { [small.users]: round(p95s[0]), [large.users]: round(p95s[1]) },
      times: p95s[1] / p95s[0],
      p95: p95s[1],
      dearest: dearest(answered, large),
    };
  };
  const { p95: _, times, ...lists } = await growth('lists', await listQuestions(sides));
  const search = await growth('searches', await searchQuestions(sides, searches));
  const stats = await growth(
    'figures',
    ['/api/admin/stats', '/api/admin/stats/enhanced', '/api/admin/stats/series?days=90'].map(path =>
      same(path, sides, path),
    ),
  );
  const user = await growth('one user and their history', await userQuestions(sides, 100));
  say('… the table of all, …');
  await download(large, 'identity');
  const tables = { plain: await download(large, 'identity'), packed: await download(large, 'gzip') };
  say('… a bulk change and its undoing, …');
  const bulk = await bulkChange(large, Math.min(changed, large.users), 2);
  const job = ({ waits, buyers, changed, usersPerSecond }: typeof bulk.change) => ({
    changed,
    usersPerSecond: atLeast(usersPerSecond, 2000),
    longestWaitForARow: atMost(Math.max(...waits), 100),
    p99WaitForARow: round(percentile(waits, 0.99)),
    buyers,
  });
  const limit = ({ p95, times: _, ...told }: typeof search, most: number) => ({
    ...told,
    p95: atMost(p95, most),
  });
  return {
    lists: { ...lists, growth: atMost(times, 3) },
    search: limit(search, 100),
    stats: limit(stats, 50),
    userWithHistory: limit(user, 20),
    table: {
      ...tables,
      firstByteMilliseconds: atMost(tables.plain.firstByteMilliseconds, 500),
      memoryGrowthMiB: atMost(tables.plain.memoryGrowthMiB, 64),
      rowsPerSecond: atLeast(tables.plain.rowsPerSecond, 50_000),
    },
    bulkChange: job(bulk.change),
    bulkUndo: job(bulk.undo),
    plans: { [small.users]: await queryPlans(small.db), [large.users]: await queryPlans(large.db) },
  };
}
