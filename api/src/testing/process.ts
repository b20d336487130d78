import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as a process of its own, as `npm start` runs it. */
export class ServerProcess {
  readonly child: ChildProcess;
  out = '';
  errors = '';

  /** @param settings environment variables beside those that every test needs */
  constructor(settings: Record<string, string>) {
    // Half of a start is compiling, which the tests may keep from one process for the next.
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    // Made only when something is kept in it.
    const folder = join(tmpdir(), `loan-kereta-process-${randomUUID()}`);
    const env = {
      PATH,
      NODE_COMPILE_CACHE,
      LK_PORT: '0',
      LK_LOG_LEVEL: 'warn',
      LK_DEMO: 'true',
      LK_STORAGE_URL: `file:${join(folder, 'uploads')}`,
      LK_SMTP_URL: `file:${join(folder, 'outbox')}`,
      ...settings,
    };
    this.child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env });
    this.child.stdout?.on('data', chunk => {
      this.out += chunk;
    });
    this.child.stderr?.on('data', chunk => {
      this.errors += chunk;
    });
  }

  /** Resolves when it listens. @throws with what it says when it ends instead */
  async started(): Promise<void> {
    while (!this.out.includes('/api/docs')) {
      if (this.child.exitCode !== null) throw new Error(this.errors);
      await Promise.race([once(this.child.stdout ?? this.child, 'data'), once(this.child, 'exit')]);
    }
  }

  /** Resolves with its exit code once it has ended. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  /** Ends it as a crash does, whatever it is doing. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }
}
