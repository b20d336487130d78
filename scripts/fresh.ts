// npm run fresh [-- --only=start|test] [-- STEP…]: runs the README's two commands on a minimal Debian, `npm start` as a new
// user and `npm test` as root, whom apt allows to install. Reports minutes and packages. Takes root, mmdebstrap and unshare.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Account, type DebianRoot, makeDebianRoot, suite } from './debian-root.ts';
import { freePort } from './free-port.ts';
import { CommandFailed, endCommandsOnSignal, endWithShell, which } from './run.ts';

const { values, positionals: steps } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});

/** Lines of the report, printed at the end. */
const report: string[] = [];
const minutesSince = (start: number) => `${((Date.now() - start) / 60_000).toFixed(1)} min`;

/** Runs a command of the README to its end. @throws CommandFailed when it fails */
async function complete(debian: DebianRoot, account: Account, command: string, env = {}): Promise<void> {
  console.log(`\n── ${account}: ${command}`);
  const start = Date.now();
  const { failed, exitCode = 1 } = await debian.start(account, command, env);
  report.push(
    `${command}, as ${account}: ${minutesSince(start)}${failed ? `, ended with code ${exitCode}` : ''}`,
  );
  if (failed) throw new CommandFailed(command, exitCode);
}

const install = async (debian: DebianRoot, account: Account) => {
  await complete(debian, account, 'npm ci');
  report.push(`  node_modules: ${await debian.megabytes(account, 'node_modules')} MB`);
};

/** Text of an address; undefined when it does not answer well. */
const textOf = (address: string): Promise<string | undefined> =>
  fetch(address).then(
    response => (response.ok ? response.text() : undefined),
    () => undefined,
  );

async function tryStart(debian: DebianRoot): Promise<void> {
  await install(debian, 'newcomer');
  console.log('\n── newcomer: npm start');
  const port = await freePort();
  const start = Date.now();
  const server = debian.start('newcomer', 'npm start', { LK_PORT: `${port}` });
  let isOver = false;
  server.then(() => {
    isOver = true;
  });
  const at = `http://127.0.0.1:${port}`;
  try {
    while ((await textOf(`${at}/readyz`)) === undefined) {
      if (isOver) throw new Error('npm start has ended before it was ready.');
      await sleep(200);
    }
    report.push(`npm start, as newcomer, until /readyz answers: ${minutesSince(start)}`);
    if (!(await textOf(`${at}/`))?.includes('<h1')) throw new Error('The front page has no heading.');
    report.push('  the front page is served');
  } finally {
    server.kill();
    await server;
  }
}

async function tryTests(debian: DebianRoot): Promise<void> {
  const before = new Set((await debian.packages()).map(({ name }) => name));
  try {
    await install(debian, 'root');
    // A test that cannot run is a failure here, as in CI.
    await complete(debian, 'root', ['npm test', ...(steps.length > 0 ? ['--', ...steps] : [])].join(' '), {
      CI: 'true',
    });
  } finally {
    const added = (await debian.packages()).filter(({ name }) => !before.has(name));
    const megabytes = Math.round(added.reduce((sum, { size }) => sum + size, 0) / 1024);
    report.push(`  ${added.length} Debian packages were installed, ${megabytes} MB:`);
    report.push(`  ${added.map(({ name, size }) => `${name} ${(size / 1024).toFixed(1)}`).join(', ')}`);
  }
}

const parts = { start: tryStart, test: tryTests };
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

function refusal(): string | undefined {
  if (values.only !== undefined && !isPart(values.only))
    return `--only takes start or test, not ${values.only}.`;
  if (process.getuid?.() !== 0)
    return 'npm run fresh makes a Debian root, which takes root: sudo npm run fresh';
  const missing = ['mmdebstrap', 'unshare', 'git'].filter(name => !which(name));
  if (missing.length > 0)
    return `npm run fresh needs ${missing.join(', ')}: apt-get install ${missing.join(' ')}`;
  return undefined;
}

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exit(2);
}
endWithShell();
endCommandsOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-fresh-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
try {
  console.log(`Making a minimal Debian ${suite} in ${folder} …`);
  const start = Date.now();
  const debian = await makeDebianRoot(folder);
  report.push(`minimal Debian ${suite}: ${minutesSince(start)}, ${await debian.megabytes()} MB`);
  for (const [name, attempt] of Object.entries(parts))
    if (values.only === undefined || values.only === name) await attempt(debian);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof CommandFailed ? `${error.cause ?? ''}${error.message}` : error);
} finally {
  console.log(`\n── report\n${report.join('\n')}`);
}
