import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Database } from './db/database.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

interface Process {
  readonly child: ChildProcess;
  readonly output: () => { out: string; errors: string };
}

let own: TestDatabase;
const running: ChildProcess[] = [];

beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(async () => {
  for (const child of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  await own.remove();
});

function run(settings: Record<string, string>): Process {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, LK_PORT: '0', LK_DATABASE_URL: own.url, LK_LOG_LEVEL: 'warn', LK_DEMO: 'true', ...settings },
  });
  running.push(child);
  let out = '';
  let errors = '';
  child.stdout.on('data', chunk => {
    out += chunk;
  });
  child.stderr.on('data', chunk => {
    errors += chunk;
  });
  return { child, output: () => ({ out, errors }) };
}

async function started({ child, output }: Process): Promise<void> {
  while (!output().out.includes('/api/docs')) {
    if (child.exitCode !== null) throw new Error(output().errors);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

async function ended({ child }: Process): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

test('a wrong setting ends the start with one line that names it', async () => {
  const process = run({ LK_PORT: 'eighty', LK_DEMO: 'perhaps' });
  expect(await ended(process)).toBe(1);
  const { out, errors } = process.output();
  expect(out).toBe('');
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/^Loan Kereta cannot start: LK_PORT /),
    expect.stringMatching(/^Loan Kereta cannot start: LK_DEMO /),
    '',
  ]);
});

test('a database that is not there ends the start with one line', async () => {
  const process = run({ LK_DATABASE_URL: 'mysql://nobody@127.0.0.1:1/nothing' });
  expect(await ended(process)).toBe(1);
  expect(process.output().errors).toMatch(/^Loan Kereta cannot start: .*ECONNREFUSED.*\n$/);
});

test('two processes that start at once share one database, and each ends well when asked to', async () => {
  const processes = [run({}), run({})];
  await Promise.all(processes.map(started));
  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(processes.map(ended))).toEqual([0, 0]);
  expect(processes.map(process => process.output().errors)).toEqual(['', '']);

  const db = new Database(readConfig({ LK_DATABASE_URL: own.url }).database);
  expect(await db.knex('car_variants')).toHaveLength(24);
  expect(await db.knex('advisors')).toHaveLength(3);
  await db.close();
});
