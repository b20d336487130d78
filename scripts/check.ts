// npm run check: the types of every workspace, lint and format of everything, the lock file, and who
// imports whom, all at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, endCommandsOnSignal, root, run } from './run.ts';

const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a folder's types were found to be is kept, so that the next check reads only what has changed. */
const remembered = (folder: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'node_modules', '.cache', 'tsc', `${folder}.json`),
];

endCommandsOnSignal();
const commands = [
  ...[...workspaces, 'scripts'].map(folder => ['tsc', '-p', folder, ...remembered(folder)]),
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
