import { accessSync, constants as files } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';

/** The repository's root, with a trailing slash. */
export const root = join(import.meta.dirname, '../');

// Servers stand in sbin, which Debian leaves out of an ordinary user's path.
const searchPath = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];

/** A command that ended badly; `code` is what it ended with. */
export class CommandFailed extends Error {
  readonly code: number;

  constructor(command: string, code: number) {
    super(`${command} ended with code ${code}`);
    this.code = code;
  }
}

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
export async function run(
  command: string,
  args: readonly string[],
  { env, output = 'show' }: RunOptions = {},
): Promise<string> {
  const { failed, exitCode, signal, all } = await execa(command, args, {
    cwd: root,
    preferLocal: true,
    env: { ...env, PATH: searchPath.join(delimiter) },
    stdio: output === 'collect' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    all: output === 'collect',
    stripFinalNewline: false,
    reject: false,
  });
  const printed = all ?? '';
  if (!failed) return printed;
  // As a shell has it: 127 is a command that was not found.
  const failure = new CommandFailed(
    [command, ...args].join(' '),
    exitCode ?? (signal ? 128 + constants.signals[signal] : 127),
  );
  failure.cause = printed;
  throw failure;
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
 * Lets this process exit when it is told to end, which ends the commands that are running too, so that none is left
 * behind.
 * @returns how to stop doing so
 */
export function endCommandsOnSignal(): () => void {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
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
