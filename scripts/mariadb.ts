import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from './apt.ts';
import { freePort } from './free-port.ts';
import { run, which } from './run.ts';
import { startKept } from './start-kept.ts';
import { eventTimeout } from './timeouts.ts';

/** A database server that belongs to one test run. */
export interface TestServer {
  /** Whom to sign in as and where, without a database: `mysql://user:password@127.0.0.1:port`. */
  readonly url: string;
  /** Stops the server and removes its data. */
  readonly stop: () => Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const close = (outcome: boolean) => () => {
      socket.destroy();
      resolve(outcome);
    };
    socket.once('connect', close(true)).once('error', close(false));
  });

/** Fills an empty data folder, with the tool of whichever of the two servers is installed. */
async function initialise(server: string, common: readonly string[]): Promise<void> {
  const mariadbTool = which('mariadb-install-db', 'mysql_install_db');
  if (mariadbTool)
    await run(mariadbTool, [...common, '--skip-test-db', '--skip-name-resolve'], { output: 'collect' });
  else await run(server, [...common, '--initialize'], { output: 'collect' });
}

/** Written by the server as it starts, so the account is there before the first connection is answered. */
const account = (password: string) => {
  const name = "'loan_kereta'@'127.0.0.1'";
  return `CREATE USER ${name} IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO ${name} WITH GRANT OPTION;\n`;
};

/**
 * Starts a MariaDB (or MySQL) of its own on a free loopback port and in a temporary folder. It ends with this process,
 * whichever way that goes.
 * @param options.memory what of its data it keeps in memory, as `64M`
 * @returns undefined when no server is installed and none can be
 * @throws when an installed one does not start; the message ends with its log
 */
export async function startMariadb({ memory = '64M' } = {}): Promise<TestServer | undefined> {
  const find = () => which('mariadbd', 'mysqld');
  const server = find() ?? ((await aptInstall('mariadb-server')) ? find() : undefined);
  if (!server) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-mariadb-'));
  const password = randomBytes(18).toString('hex');
  const initFile = join(folder, 'init.sql');
  writeFileSync(initFile, account(password), { mode: 0o600 });

  const port = await freePort();
  const common = ['--no-defaults', `--datadir=${join(folder, 'data')}`];
  // Root has to say whom the server runs as; nobody else can read the folder.
  if (process.getuid?.() === 0) common.push('--user=root');
  const settings = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-networking=OFF',
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--init-file=${initFile}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--loose-mysqlx=0',
    // The data is thrown away in a minute: nothing of it has to survive a crash.
    '--skip-log-bin',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-doublewrite=0',
    `--innodb-buffer-pool-size=${memory}`,
    '--performance-schema=OFF',
  ];

  await initialise(server, common).catch(error => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  // In a process group of its own: Ctrl-C ends the tests first, and the server only after them.
  const { hasEnded, said, stop } = startKept(folder, [server, ...common, ...settings], { detached: true });

  const deadline = Date.now() + eventTimeout;
  while (!(await answers(port))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`${server} did not start:\n${said()}`);
    }
    await sleep(50);
  }
  return { url: `mysql://loan_kereta:${password}@127.0.0.1:${port}`, stop };
}
