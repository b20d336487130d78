import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** npm alone takes seconds to start where processors are scarce, in ms. */
const patience = 120_000;

test('the folder of the sources cannot be packed: what is published is dist', {
  timeout: patience,
}, async () => {
  const pack = promisify(execFile)('npm', ['pack', '--dry-run'], { cwd: join(import.meta.dirname, '..') });
  await expect(pack).rejects.toThrow('npm pack ./dist');
});
