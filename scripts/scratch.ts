import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 4 * 2 ** 30;

/** Where Linux keeps files in memory, when there is room: a hundred new databases sync to a disk for minutes. */
function inMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a folder for what tests leave behind, which goes when this process ends. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'loan-kereta-tests-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
