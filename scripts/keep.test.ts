import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Has a shell kept that writes its process id into the folder and then waits. */
async function keepSomething() {
  const folder = mkdtempSync(join(tmpdir(), 'loan-kereta-keep-'));
  const file = join(folder, 'pid');
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'keep.ts'), folder, 'sh', '-c', 'echo $$ > "$0"; exec sleep 600', file],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  onTestFinished(() => void keeper.stdin.end());
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes('\n'), 10_000);
  return { folder, keeper, pid: Number(readFileSync(file, 'utf8')) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the command lives as long as the pipe is open, then it ends and its folder goes', async () => {
  const { folder, keeper, pid } = await keepSomething();
  expect(isRunning(pid)).toBe(true);
  keeper.stdin.end();
  await once(keeper, 'exit');
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});

test('the folder goes too when the command ends by itself', async () => {
  const { folder, keeper, pid } = await keepSomething();
  process.kill(pid);
  await once(keeper, 'exit');
  expect(existsSync(folder)).toBe(false);
});
