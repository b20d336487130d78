// npm run security: known holes in the dependencies, every test that the threat model names, and the fuzz at length.
import { auditVerdict } from './audit.ts';
import { startMariadb } from './mariadb.ts';
import { CommandFailed, endCommandsOnSignal, endWithShell, run } from './run.ts';
import { namedTests } from './threat-model.ts';

/** What `npm audit` prints, which ends badly both when it finds something and when it cannot ask. */
async function audit(): Promise<string> {
  try {
    return await run('npm', ['audit', '--omit=dev', '--json'], { output: 'collect' });
  } catch (error) {
    if (error instanceof CommandFailed) return String(error.cause);
    throw error;
  }
}

endWithShell();
endCommandsOnSignal();
const own = process.env.LK_TEST_MYSQL_URL ? undefined : await startMariadb();
const LK_TEST_MYSQL_URL = process.env.LK_TEST_MYSQL_URL ?? own?.url;
if (!LK_TEST_MYSQL_URL) console.error('!!! NOT RUN: the tests on MySQL. Install mariadb-server.');
const env: Record<string, string> = LK_TEST_MYSQL_URL ? { LK_TEST_MYSQL_URL } : {};

let failed = 0;
const attempt = async (name: string, work: () => Promise<unknown>) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    failed += 1;
    console.error(error instanceof CommandFailed ? error.message : error);
  }
  console.log(`── ${name}: ${Math.round((performance.now() - start) / 1000)} s`);
};

const verdict = auditVerdict(await audit());
await attempt('dependencies', async () => {
  if (verdict.state === 'holes') throw new Error(verdict.line);
  console.log(verdict.line);
});
// The fuzz is among them, and comes at length.
const attacks = new Set(namedTests().flatMap(({ file }) => (file === 'api/src/fuzz.test.ts' ? [] : [file])));
await attempt('the attacks of the threat model', () => run('vitest', ['run', ...attacks], { env }));
await attempt('the fuzz at length', () => run('npm', ['run', 'fuzz', '-w', '@loan-kereta/api'], { env }));
await own?.stop();
if (verdict.state === 'unknown') console.error(`\n${verdict.line}`);
process.exit(failed === 0 ? 0 : 1);
