// npm test: everything, in the order in which a mistake is cheapest to find. Names of steps may follow, to run only those.
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { findChromium } from './chromium.ts';
import { startMariadb, type TestServer } from './mariadb.ts';
import { findFirefox, findWebKit } from './other-browsers.ts';
import { CommandFailed, endCommandsOnSignal, endWithShell, root, run } from './run.ts';
import { makeScratchFolder } from './scratch.ts';

/** Whatever tests leave behind in the temporary folder, the database's data too, goes at the end. */
process.env.TMPDIR = makeScratchFolder();
/** The tests start some hundred processes of ours; each would compile the same code again. */
process.env.NODE_COMPILE_CACHE ??= join(process.env.TMPDIR, 'compiled');

/** Tests that could not run, each with the Debian packages that it lacks. */
const notRun = new Map<string, string>();
/** All of these tests, and the one command that installs what they lack, in one line. */
const missing = () =>
  `!!! NOT RUN: ${[...notRun.keys()].join(', ')}. Run: apt-get install ${[...new Set(notRun.values())].join(' ')}`;

/** Notes tests that could not run; where `CI` is `true` that is a failure. */
function missed(tests: string, packages: string): void {
  notRun.set(tests, packages);
  if (process.env.CI === 'true') throw new Error(missing());
}

let server: TestServer | undefined;

async function mysqlUrl(): Promise<string | undefined> {
  if (process.env.LK_TEST_MYSQL_URL) return process.env.LK_TEST_MYSQL_URL;
  server ??= await startMariadb();
  return server?.url;
}

async function inBrowser(tests: string, test: (chromium: string) => Promise<void>): Promise<void> {
  const chromium = await findChromium();
  if (chromium) await test(chromium);
  else missed(tests, 'chromium-headless-shell');
}

/** Finds, and installs where it can, all that the steps need. */
async function findAll(): Promise<void> {
  await mysqlUrl();
  const chromium = await findChromium();
  // Named, so that no other step looks for it again.
  if (chromium) process.env.LK_CHROMIUM = chromium;
  await findFirefox();
  await findWebKit();
}

const steps = {
  build: buildStale,
  check: async () => {
    await run('node', ['scripts/check.ts']);
  },
  unit: async () => {
    const url = await mysqlUrl();
    if (!url) missed('the API on MySQL', 'mariadb-server');
    // Vitest would leave a core free, which is half of a small machine.
    await run('vitest', ['run', '--maxWorkers=100%'], { env: url ? { LK_TEST_MYSQL_URL: url } : {} });
  },
  size: async () => {
    await buildStale();
    await run('vitest', ['run', '--root', 'widget', 'bench']);
    await run('vitest', ['run', '--root', 'console/bench']);
  },
  storybook: () =>
    inBrowser('the stories', async LK_CHROMIUM => {
      await buildStale();
      await run('vitest', ['run', '--root', 'stories'], { env: { LK_CHROMIUM } });
    }),
  e2e: () =>
    inBrowser('the tests of whole pages', async LK_CHROMIUM => {
      await buildStale();
      await run('playwright', ['test', '--config', 'examples/playwright.config.ts'], {
        // Playwright compiles a hundred files to start, and would write the outcome to the folder that goes at the end.
        env: { LK_CHROMIUM, PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/playwright') },
      });
    }),
  browsers: async () => {
    const found = { LK_FIREFOX: await findFirefox(), LK_WEBKIT: await findWebKit() };
    if (!found.LK_FIREFOX) missed('the embed in Firefox', 'firefox-esr');
    if (!found.LK_WEBKIT) missed('the embed in WebKit', 'webkit2gtk-driver xvfb');
    const env = Object.fromEntries(
      Object.entries(found).flatMap(([name, path]) => (path ? [[name, path]] : [])),
    );
    if (Object.keys(env).length === 0) return;
    await buildStale();
    await run('vitest', ['run', '--root', 'examples/browsers'], { env });
  },
} satisfies Record<string, () => Promise<void>>;

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !isStep(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

let code = 0;
/** What ended badly, said again at the very end: whoever reads the last lines of a long log knows where to look. */
const failed: string[] = [];

function fail(error: unknown): void {
  code = error instanceof CommandFailed ? error.code : 1;
  if (!(error instanceof CommandFailed)) console.error(error);
  else {
    if (error.cause) console.error(error.cause);
    failed.push(error.message);
  }
}

/** Runs steps one after another. One that fails keeps no other from running. */
async function inTurn(names: readonly string[]): Promise<void> {
  for (const name of names.filter(isStep)) {
    console.log(`\n── ${name}`);
    await steps[name]().catch(fail);
  }
}

/** Runs each step as a command of its own, one after another, and prints what they printed at the end, what failed last. */
async function aside(names: readonly string[]): Promise<void> {
  console.log(`\n── ${names.join(', ')}: at the same time, told of at the end`);
  const script = ['--import', './scripts/node-version.js', 'scripts/test.ts'];
  const failures: unknown[] = [];
  const printed: string[] = [];
  for (const name of names)
    await run('node', [...script, name], { output: 'collect' }).then(
      text => printed.push(text),
      error => failures.push(error),
    );
  console.log(printed.join('\n'));
  failures.forEach(fail);
}

/**
 * Runs all steps. The tests of pages wait as much as they work, and those of the API too: together they leave no core
 * idle. What may have to be installed comes meanwhile, one after another, which is all that Debian allows.
 */
async function everything(): Promise<void> {
  await Promise.all([inTurn(['check']), inTurn(['build']), findAll()]);
  // The tests would say the same again, at length.
  if (code !== 0) return;
  const inChromium = ['storybook', 'e2e'];
  // Without Chromium neither runs, and a command of their own would say so apart.
  const atOnce = process.env.LK_CHROMIUM ? aside(inChromium) : inTurn(inChromium);
  await Promise.all([inTurn(['unit', 'size', 'browsers']), atOnce]);
}

endWithShell();
endCommandsOnSignal();
try {
  await (asked.length > 0 ? inTurn(asked) : everything());
} catch (error) {
  fail(error);
} finally {
  await server?.stop();
}
if (notRun.size > 0) failed.unshift(missing());
for (const line of failed) console.error(`\n${line}`);
process.exit(code);
