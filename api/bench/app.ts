// The whole server, as `npm start` runs it, in a process of its own. Ends when its parent is gone.
import { tmpdir } from 'node:os';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import { createLogger, logDestination } from '../src/log.ts';
import { startServer } from '../src/server.ts';
import { ways, without } from './without.ts';

process.once('disconnect', () => process.exit());
const way = ways.find(name => name === process.env.LK_BENCH_WITHOUT);
if (way) without[way]();
const config = readConfig(process.env);
const { address } = await startServer({
  config,
  db: new Database(config.database),
  clock: systemClock,
  logger: createLogger(config.logLevel, logDestination('/dev/null')),
  folders: { widget: tmpdir(), console: tmpdir(), examples: tmpdir() },
});
// Asked by its parent, it says what it has worked so far, in µs, and how much memory it takes, in bytes.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() });
});
process.send?.({ address });
