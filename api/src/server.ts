import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpTerminator } from 'http-terminator';
import type Koa from 'koa';
import { createApp } from './app.ts';
import { appendOnlyTables } from './append-only.ts';
import type { DemoSignIn } from './areas/demo/accounts.ts';
import { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { keepAppendOnly } from './db/append-only.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createMetrics, metricsApp } from './http/metrics.ts';
import type { Logger } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { migrations } from './migrations.ts';
import { Readiness } from './readiness.ts';
import { createRoutes } from './routes.ts';
import { seed } from './seed.ts';
import type { Folders } from './site/site.ts';
import { storageTrouble } from './storage/readiness.ts';
import { openStorage } from './storage/storage.ts';

interface ServerParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly folders: Folders;
}

export interface RunningServer {
  /** The demo passwords that this start has set; nobody can read them afterwards. */
  readonly demoSignIns: readonly DemoSignIn[];
  /** Where it listens: `http://host:port`. */
  readonly address: string;
  /** Where the figures are, when they have an address of their own. */
  readonly metricsAddress?: string;
  /**
   * Ends the server without losing a request: `/readyz` says 503 at once, new requests are still taken until `notice`
   * is over so that a load balancer can turn away, then those under way are finished.
   */
  readonly stop: (notice?: Promise<void>) => Promise<void>;
}

/**
 * How a process ends that is told to: a load balancer in production has `notice` to see it, then requests that are under
 * way have `finish`, and after `whole` it is gone whatever still hangs, which is what those who run containers wait for.
 */
export const drainMilliseconds = { notice: 4000, finish: 4000, whole: 10_000 };
/** How long `/readyz` waits for the database before it says that it does not answer. */
const databaseMilliseconds = 2000;
/**
 * How long a connection waits for its next request. Longer than a proxy keeps it open, or the proxy would send one into
 * a connection that is just being closed: of the well-known ones Google's waits longest, 600 s. Without a proxy it is
 * browsers that wait, and there are many of them.
 */
const keepAliveMilliseconds = { behindProxy: 620_000, direct: 75_000 };

interface Listening {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies?: number;
}

/**
 * Listens with an application.
 * @returns where, and how to end it once the requests under way are finished
 * @throws when the port is taken
 */
export async function listen(
  app: Koa,
  { port, host, trustedProxies = 0 }: Listening,
): Promise<{ address: string; close: () => Promise<void> }> {
  const { behindProxy, direct } = keepAliveMilliseconds;
  const keepAliveTimeout = trustedProxies > 0 ? behindProxy : direct;
  const server = createServer({ keepAliveTimeout }, app.callback()).listen(port, host);
  await once(server, 'listening');
  const terminator = createHttpTerminator({ server, gracefulTerminationTimeout: drainMilliseconds.finish });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return { address: `http://${name}:${bound.port}`, close: () => terminator.terminate() };
}

/** Prepares the database and serves everything. @throws when the port is taken or the database cannot be had */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, db, clock, logger, folders } = parts;
  const demoSignIns = await migrate(db, migrations, own => seed(own, config, clock()));
  if (!(await keepAppendOnly(db, appendOnlyTables)))
    logger.warn(
      'The database allows no triggers, so only the server itself keeps the history from being changed.',
    );
  const lifecycle = { draining: false };
  const metrics = createMetrics();
  const storage = await openStorage(config.storageUrl);
  const background = new Background(logger);
  const mail = createMailer(config.mailUrl, config.mailFrom);
  const readiness = new Readiness([() => db.trouble(databaseMilliseconds), storageTrouble(storage, clock)]);
  const made = { metrics, lifecycle, readiness, background, mail, storage };
  const { rounds, thread, endFeeds, ...bound } = createRoutes({ config, db, clock, folders, ...made });
  const app = createApp({ config, logger, metrics, folders, ...bound });
  const { address, close } = await listen(app, config);
  const figures = config.metricsAddress && (await listen(metricsApp(metrics), config.metricsAddress));
  for (const one of rounds) one.start(background);
  // Where people work with it. A test has it start when there is something to do.
  if (config.production) thread.start();
  return {
    address,
    demoSignIns,
    ...(figures && { metricsAddress: figures.address }),
    async stop(notice) {
      lifecycle.draining = true;
      thread.endSoon();
      await notice;
      endFeeds();
      await close();
      for (const one of rounds) one.stop();
      await background.settled();
      await thread.close();
      await figures?.close();
      await db.close();
    },
  };
}
