import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminRole } from '@loan-kereta/sdk/contract';
import type { NewAccount } from '../areas/advisors/new-account.ts';
import { readConfig } from '../config.ts';
import { Database } from '../db/database.ts';
import { createLogger } from '../log.ts';
import { startServer } from '../server.ts';
import { type SignedInAdmin, type SignedInAdvisor, signInAdmin, signInAdvisor } from './accounts.ts';
import { TestClient } from './client.ts';
import { TestClock } from './clock.ts';
import { Outbox } from './outbox.ts';
import { createSeededDatabase } from './template.ts';

/** A whole server for one test file, with a database of its own. */
export interface TestServer {
  readonly address: string;
  /** Where its figures are, when they have an address of their own. */
  readonly metricsAddress: string | undefined;
  /** Its database, as `LK_DATABASE_URL` takes it: for a second server that shares it. */
  readonly databaseUrl: string;
  /** Straight into the server's database, to see what a request left there. */
  readonly db: Database;
  /** Every line that the server logged. */
  readonly log: readonly string[];
  /** An empty folder that holds the widget, the console and the examples in folders of those names. */
  readonly folder: string;
  /** The server's clock, which a test can put forward. */
  readonly clock: TestClock;
  /** The mails that the server has written. */
  readonly mails: Outbox;
  /** A new visitor, without cookies. */
  readonly visitor: () => TestClient;
  /** A new advisor, on the basic plan unless `changes` say otherwise, signed in. */
  readonly signedInAdvisor: (changes?: Partial<NewAccount>) => Promise<SignedInAdvisor>;
  /** A new admin, signed in; of the role `admin` unless told. */
  readonly signedInAdmin: (role?: AdminRole) => Promise<SignedInAdmin>;
  /** Ends the server as a signal does; `notice` is how long it still takes requests. */
  readonly drain: (notice?: Promise<void>) => Promise<void>;
  /** Ends the server, unless it has ended, and removes all that it made. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real server on a free port, on the engine of this test run: on a database of its own, unless `settings` name one.
 * @param settings environment variables beside those that the harness sets
 */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const { LK_DEMO = 'true', LK_DATABASE_URL } = settings;
  const own = LK_DATABASE_URL ? undefined : await createSeededDatabase(LK_DEMO === 'true');
  const databaseUrl = LK_DATABASE_URL ?? own?.url ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-test-'));
  const outbox = join(folder, 'outbox');
  const config = readConfig({
    LK_PORT: '0',
    LK_PUBLIC_URL: 'http://kereta.test',
    LK_DATABASE_URL: databaseUrl,
    LK_STORAGE_URL: `file:${join(folder, 'uploads')}`,
    LK_SMTP_URL: `file:${outbox}`,
    LK_DEMO,
    LK_WRITES_PER_MINUTE: '1000000',
    ...settings,
  });
  const db = new Database(config.database);
  const clock = new TestClock();
  const log: string[] = [];
  const server = await startServer({
    config,
    db,
    clock: clock.now,
    logger: createLogger(config.logLevel, { write: line => void log.push(line) }),
    folders: {
      widget: join(folder, 'widget'),
      console: join(folder, 'console'),
      examples: join(folder, 'examples'),
    },
  });
  let ended: Promise<void> | undefined;
  const drain = (notice?: Promise<void>) => {
    ended ??= server.stop(notice);
    return ended;
  };
  return {
    address: server.address,
    metricsAddress: server.metricsAddress,
    databaseUrl,
    db,
    log,
    folder,
    clock,
    mails: new Outbox(outbox),
    visitor: () => new TestClient(server.address),
    signedInAdvisor: changes => signInAdvisor(server.address, db, clock.now, changes),
    signedInAdmin: role => signInAdmin(server.address, db, clock.now, role),
    drain,
    async stop() {
      await drain();
      await own?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
