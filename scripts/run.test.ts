import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CommandFailed, run } from './run.ts';

const collect = (script: string) =>
  run('sh', ['-c', script], { output: 'collect', env: { LK_WORD: 'satu' } });

test('what a command prints, and complains of, is collected', async () => {
  expect(await collect('echo "$LK_WORD"; echo dua')).toBe('satu\ndua\n');
  expect(await collect('echo tiga >&2')).toBe('tiga\n');
});

test('a command comes from the installed packages first', async () => {
  expect(await run('node', ['--version'], { output: 'collect' })).toBe(`${process.version}\n`);
});

test.each([
  ['echo so; exit 3', 3, 'so\n'],
  ['echo so; kill -TERM $$', 143, 'so\n'],
])('%s fails with its code and what it printed', async (script, code, printed) => {
  const failure = await collect(script).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CommandFailed);
  expect(failure).toMatchObject({ code, cause: printed });
});

test('a command that there is not fails as in a shell', async () => {
  await expect(run('no-such-command', [], { output: 'collect' })).rejects.toMatchObject({ code: 127 });
});

test('whoever is told to end takes the commands along', async () => {
  const script = `
    import { endCommandsOnSignal, run } from '${join(import.meta.dirname, 'run.ts')}';
    endCommandsOnSignal();
    await run('sh', ['-c', 'echo $$; exec sleep 600']);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const child = Number(line);
  parent.kill('SIGTERM');
  expect(await once(parent, 'exit')).toEqual([143, null]);
  const isRunning = () => {
    try {
      return process.kill(child, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
});
