import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the folder of the sources cannot be packed: what is published is dist', async () => {
  const pack = promisify(execFile)('npm', ['pack', '--dry-run'], { cwd: join(import.meta.dirname, '..') });
  await expect(pack).rejects.toThrow('npm pack ./dist');
});
