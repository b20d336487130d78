// npm run bench -w @loan-kereta/examples [-- --only NAME …]: what is felt in a browser, as JSON. LK_BENCH_DATABASE_URL
// names a database with a million users, as `npm run seed:load` makes one; without it there is one of twenty thousand.
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { withManyUsers } from '../many-users.ts';
import { visitProduct } from '../visit.ts';
import { benchApp } from './app.ts';
import { benchDrag } from './drag.ts';
import { benchEmbed } from './embed.ts';
import { benchStream } from './stream.ts';
import { benchUsers } from './users.ts';

interface Result {
  readonly figures: object;
  readonly isWithin: boolean;
}

const benches: Readonly<Record<string, (browser: Browser, at: string) => Promise<Result>>> = {
  embed: benchEmbed,
  app: benchApp,
  drag: benchDrag,
  stream: benchStream,
  users: benchUsers,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: Object.keys(benches) } },
});

const visit = (database?: string) =>
  visitProduct(async (browser, at) => {
    const figures: Record<string, object> = {};
    for (const [name, bench] of Object.entries(benches).filter(([name]) => values.only.includes(name))) {
      const result = await bench(browser, at);
      figures[name] = result.figures;
      if (!result.isWithin) process.exitCode = 1;
    }
    console.log(JSON.stringify(figures, null, 2));
  }, database);

const given = process.env.LK_BENCH_DATABASE_URL;
await (given === undefined && values.only.includes('users') ? withManyUsers(20_000, visit) : visit(given));
