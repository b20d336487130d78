import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { root, run, which } from '../../scripts/run.ts';

const cache = join(root, 'node_modules/.cache/integrations');

/** Debian packages that are unpacked in a folder; none of them is installed. */
export interface Unpacked {
  readonly folder: string;
  /** `name version` of each. */
  readonly versions: readonly string[];
}

/** Downloads Debian packages once and unpacks them. @returns undefined where apt has not all of them */
export async function unpackDebian(name: string, packages: readonly string[]): Promise<Unpacked | undefined> {
  const folder = join(cache, name);
  if (!existsSync(folder)) {
    if (!which('apt-get')) return undefined;
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    console.log(`Fetching ${packages.join(', ')} …`);
    const { failed } = await execa('apt-get', ['download', '-qq', ...packages], {
      cwd: fresh,
      reject: false,
    });
    if (failed) return undefined;
    for (const file of globSync(join(fresh, '*.deb'))) await run('dpkg-deb', ['-x', file, fresh]);
    renameSync(fresh, folder);
  }
  const files = globSync(join(folder, '*.deb')).sort();
  const format = ['--showformat', '$' + '{Package} $' + '{Version}\n', '-W'];
  const shown = await Promise.all(
    files.map(file => run('dpkg-deb', [...format, file], { output: 'collect' })),
  );
  return { folder, versions: shown.map(line => line.trim()) };
}
