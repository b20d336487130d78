import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { priorityOfAside } from '../niceness.ts';

const run = promisify(execFile);

/** How long it may take on a machine that has little time for it, or when it waits for ever. */
const mostMilliseconds = 60_000;
/** More than a picture of 1024 × 1024 pixels needs. */
const mostBytesMade = 2 ** 21;

/**
 * Runs a program that makes a picture in a process of its own, which knows no setting: what it costs in memory goes back
 * when it ends, and one that hangs or dies takes nobody with it.
 * @param input what it reads
 * @returns what it writes
 * @throws what `execFile` does, with the status that it ended with as `code`
 */
export async function runApart(program: string, args: readonly string[], input: Uint8Array): Promise<Buffer> {
  const { NODE_COMPILE_CACHE = '' } = process.env;
  const running = run(process.execPath, [program, ...args], {
    encoding: 'buffer',
    maxBuffer: mostBytesMade,
    timeout: mostMilliseconds,
    killSignal: 'SIGKILL',
    // Nothing of the settings; one thread for the decoder, and one place that it takes memory from. Compiling is a third of a
    // small picture where nothing is kept of it.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE },
  });
  const { pid, stdin } = running.child;
  // At once, as only threads that start later take it on.
  if (pid !== undefined) setPriority(pid, priorityOfAside());
  // A process that ended early has not read everything; how it ended says why.
  stdin?.on('error', () => {}).end(input);
  return (await running).stdout;
}
