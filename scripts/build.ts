import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

interface Built {
  readonly workspace: string;
  /** Everything that its output is made from. */
  readonly sources: readonly string[];
}

const shared = ['sdk/src', 'sdk/package.json', 'package-lock.json'];

/** The workspaces whose output is served. Each writes its `dist` by `npm run build`. */
const served: readonly Built[] = [
  { workspace: 'widget', sources: ['widget/src', 'widget/build', 'widget/package.json', ...shared] },
  {
    workspace: 'console',
    sources: [
      'console/src',
      'console/public',
      'console/offline',
      'console/build',
      'console/index.html',
      'console/landing.html',
      'console/overlay.html',
      'console/vite.config.ts',
      'console/package.json',
      'widget/src',
      'widget/build',
      ...shared,
    ],
  },
  {
    workspace: 'examples',
    sources: [
      'examples/react-app',
      'examples/vue-app',
      'examples/module',
      'examples/package.json',
      ...shared,
    ],
  },
];

/** When anything at or under `path` last changed, in ms. A folder counts too: it changes when a file in it goes. */
function changedAt(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const within = readdirSync(path)
    .filter(name => !/\.(test|spec)\./.test(name))
    .map(name => changedAt(join(path, name)));
  return Math.max(stats.mtimeMs, ...within);
}

/** True when the stamp is missing, or anything at or under the sources has changed since its date. */
export const isStale = (stamp: string, sources: readonly string[]): boolean =>
  !existsSync(stamp) || sources.some(source => changedAt(source) > statSync(stamp).mtimeMs);

const stampOf = (workspace: string) => join(root, workspace, 'dist/.built');

async function build({ workspace }: Built): Promise<void> {
  const started = new Date();
  await run('npm', ['run', '--silent', 'build', '-w', `@loan-kereta/${workspace}`], { output: 'collect' });
  // Dated to the start, so that what was edited while it built counts as newer.
  writeFileSync(stampOf(workspace), '');
  utimesSync(stampOf(workspace), started, started);
}

/** Builds what the server serves and is missing or older than its sources. */
export async function buildStale(): Promise<void> {
  const stale = served.filter(({ workspace, sources }) =>
    isStale(
      stampOf(workspace),
      sources.map(source => join(root, source)),
    ),
  );
  if (stale.length === 0) return;
  // Not on standard output, which belongs to whoever needs the build.
  console.error(`Building ${stale.map(({ workspace }) => workspace).join(' and ')} …`);
  await Promise.all(stale.map(build));
}
