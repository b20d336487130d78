import { join } from 'node:path';
import { execa } from 'execa';

/** A program that ends with this process, whichever way that goes. */
export interface KeptProgram {
  /** What it has said so far on standard error. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Ends the program and removes its folder. */
  readonly stop: () => Promise<void>;
}

interface KeptOptions {
  /** Its whole environment; otherwise it has that of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it is in a process group of its own, which Ctrl-C in a terminal does not reach. */
  readonly detached?: boolean;
}

/**
 * Starts a program by `keep.ts`.
 * @param folder goes when the program ends
 */
export function startKept(
  folder: string,
  command: readonly string[],
  { env, detached = false }: KeptOptions = {},
): KeptProgram {
  const keeper = execa(process.execPath, [join(import.meta.dirname, 'keep.ts'), folder, ...command], {
    ...(env && { env, extendEnv: false }),
    detached,
    stdio: ['pipe', 'ignore', 'pipe'],
    // It clears away by itself, which it could not if it were killed as this process exits.
    cleanup: false,
    buffer: false,
    reject: false,
  });
  let log = '';
  keeper.stderr.setEncoding('utf8').on('data', chunk => {
    log += chunk;
  });
  let isOver = false;
  const over = keeper.then(() => {
    isOver = true;
  });
  return {
    said: () => log,
    hasEnded: () => isOver,
    async stop() {
      keeper.stdin.end();
      await over;
    },
  };
}
