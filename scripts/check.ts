// npm run check: the types of every workspace, lint and format of everything, the lock file, and who
// imports whom, all at once.
import { join } from 'node:path';
import { CommandFailed, endCommandsOnSignal, root, run } from './run.ts';

/** What is checked at once: the workspaces of the browser are one program, so that what they share is read once. */
const programs = { browser: '.', api: 'api', scripts: 'scripts' };

/** What a folder's types were found to be is kept, so that the next check reads only what has changed. */
const remembered = (program: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'tsc', `${program}.json`),
];

endCommandsOnSignal();
const commands = [
  // Each in one thread, as several read the same types several times and there are other commands for the other cores.
  ...Object.entries(programs).map(([name, folder]) => [
    'tsc',
    '-p',
    folder,
    '--singleThreaded',
    ...remembered(name),
  ]),
  ['node', 'scripts/lock.ts', '--check'],
  ['node', 'scripts/boundaries.ts'],
  ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
];
const outcomes = await Promise.allSettled(
  commands.map(([command = '', ...args]) => run(command, args, { output: 'collect' })),
);

let failed = 0;
for (const outcome of outcomes) {
  if (outcome.status === 'fulfilled') continue;
  failed += 1;
  const { reason } = outcome;
  console.error(reason instanceof CommandFailed ? `${reason.cause}${reason.message}\n` : reason);
}
console.log(`check: ${commands.length - failed} of ${commands.length} passed`);
process.exit(failed === 0 ? 0 : 1);
