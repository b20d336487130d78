import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startKept } from './start-kept.ts';

/** Has a shell kept that writes its process id into the folder and then waits. */
async function keepSomething() {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-keep-'));
  const file = join(folder, 'pid');
  const program = startKept(folder, ['sh', '-c', 'echo $$ > "$0"; exec sleep 600', file]);
  onTestFinished(program.stop);
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toContain('\n');
  return { folder, program, pid: Number(readFileSync(file, 'utf8')) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the command lives as long as the pipe is open, then it ends and its folder goes', async () => {
  const { folder, program, pid } = await keepSomething();
  expect(isRunning(pid)).toBe(true);
  await program.stop();
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test('the folder goes too when the command ends by itself', async () => {
  const { folder, program, pid } = await keepSomething();
  process.kill(pid);
  await expect.poll(program.hasEnded).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
