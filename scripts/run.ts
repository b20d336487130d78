import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants as files } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

/** The repository's root, with a trailing slash. */
export const root = join(import.meta.dirname, '../');

const binaries = join(root, 'node_modules/.bin');
// Servers stand in sbin, which Debian leaves out of an ordinary user's path.
const searchPath = [binaries, ...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];

/** A command that ended badly; `code` is what it ended with. */
export class CommandFailed extends Error {
  readonly code: number;

  constructor(command: string, code: number) {
    super(`${command} ended with code ${code}`);
    this.code = code;
  }
}

const running = new Set<ChildProcess>();

export interface RunOptions {
  /** Added to this process's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** `show` streams the output as it comes; `collect` returns it and shows nothing. */
  readonly output?: 'show' | 'collect';
}

/**
 * Runs a command at the repository's root, the installed packages' commands first in its path.
 * @returns what it printed, when `output` is `collect`; otherwise nothing
 * @throws CommandFailed when it cannot start or ends with another code than 0; its `cause` is what was collected
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const collect = options.output === 'collect';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: searchPath.join(delimiter), ...options.env },
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  running.add(child);
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    const fail = (code: number) => {
      const failure = new CommandFailed([command, ...args].join(' '), code);
      failure.cause = printed;
      reject(failure);
    };
    child.once('error', () => fail(127));
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(printed);
      else fail(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** The path of the first of `names` that is installed; undefined when none is. */
export function which(...names: string[]): string | undefined {
  const candidates = names.flatMap(name => searchPath.map(folder => join(folder, name)));
  return candidates.find(candidate => {
    try {
      accessSync(candidate, files.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Ends the commands that are running when this process is told to end, so that none is left behind.
 * @returns how to stop doing so
 */
export function endCommandsOnSignal(): () => void {
  const end = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * Tells this process to end when the shell that npm started it with is gone. npm passes a signal on to that shell
 * alone, which dies of it and takes nobody along.
 */
export function endWithShell(): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // A second signal would cut short what the first has begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clearInterval(watch));
}
