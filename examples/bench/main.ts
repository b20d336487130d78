// npm run bench -w @loan-kereta/examples: what is felt in a browser, as JSON. LK_BENCH_DATABASE_URL names a database
// with a million users, as `npm run seed:load` makes one; without it there is one of twenty thousand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { visitProduct } from '../visit.ts';
import { benchApp } from './app.ts';
import { benchDrag } from './drag.ts';
import { benchStream } from './stream.ts';
import { benchUsers } from './users.ts';

const users = 20_000;
const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-bench-'));
const given = process.env.LK_BENCH_DATABASE_URL;
const database = given ?? `sqlite:${join(folder, 'users.sqlite')}`;
try {
  if (given === undefined)
    await run('npm', ['run', '--silent', 'seed:load', '--', '--users', `${users}`], {
      env: { LK_DATABASE_URL: database },
      output: 'collect',
    });
  await visitProduct(
    4319,
    async (browser, at) => {
      const app = await benchApp(browser, at);
      const drag = await benchDrag(browser, at);
      const stream = await benchStream(browser, at);
      const list = await benchUsers(browser, at);
      const figures = { app: app.figures, drag: drag.figures, stream: stream.figures, users: list.figures };
      console.log(JSON.stringify(figures, null, 2));
      if (![app, drag, stream, list].every(({ isWithin }) => isWithin)) process.exitCode = 1;
    },
    database,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
