import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder on a disk of its own, and how to let it go. */
export interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** Runs a command as the system's administrator, where one may be that. */
function asRoot(command: string, args: readonly string[]): void {
  const [program = '', ...rest] =
    process.getuid?.() === 0 ? [command, ...args] : ['sudo', '-n', command, ...args];
  execFileSync(program, rest, { stdio: 'pipe' });
}

/**
 * Mounts a disk of so many KiB.
 * @returns undefined where this account may mount nothing
 */
export function mountSmallDisk(kibibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-disk-'));
  try {
    asRoot('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k,mode=0777`, 'loan-kereta-test', folder]);
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    remove() {
      asRoot('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
