import { once } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MakeTable } from '../areas/admin-users/export.ts';
import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Asked, Message, Start, Task } from './asked.ts';

/**
 * Far more than a few tables under way need; without it, what is no longer needed would be kept for long. The young part
 * is bounded as well: left alone it takes up more than the old may, and V8 then collects garbage and does little else.
 */
const megabytes = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * The thread beside the one that answers requests: for what goes on for long or asks much of a processor. It starts when
 * something is first asked of it, and again when it has died.
 */
export class WorkingThread {
  readonly #given: Start;
  readonly #now: Clock;
  readonly #background: Background;
  #thread: Worker | undefined;

  constructor(given: Start, now: Clock, background: Background) {
    this.#given = given;
    this.#now = now;
    this.#background = background;
  }

  /** Starts it before something is asked of it, which then need not wait for that. */
  start(): Worker {
    this.#thread ??= this.#begin();
    return this.#thread;
  }

  /** Works on every job that nobody else works on, until none is left. */
  async workOnJobs(): Promise<void> {
    for await (const _ of this.#ask({ kind: 'jobs' }));
  }

  readonly makeTable: MakeTable = (selection, at) => this.#ask({ kind: 'table', selection, at });

  /** Has what goes on end at the next step. */
  endSoon(): void {
    this.#thread?.postMessage('end');
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  /** What the thread makes of a task; it makes no more than is asked for. @throws what the task does */
  async *#ask(task: Task): AsyncGenerator<Uint8Array> {
    const { port1: port, port2 } = new MessageChannel();
    const ended = once(port, 'close').then(() => {
      throw new Error('The working thread has ended.');
    });
    ended.catch(() => {});
    const ahead = Math.round((this.#now().getTime() - Date.now()) / 1000) * 1000;
    this.start().postMessage({ task, port: port2, ahead } satisfies Asked, [port2]);
    try {
      for (;;) {
        port.postMessage('next');
        const [message]: Message[] = await Promise.race([once(port, 'message'), ended]);
        if (!message || 'done' in message) return;
        if ('error' in message) throw Object.assign(message.error, { code: message.code });
        yield message.part;
      }
    } finally {
      port.close();
    }
  }

  #begin(): Worker {
    const { NODE_COMPILE_CACHE = '' } = process.env;
    const thread = new Worker(join(import.meta.dirname, 'thread.ts'), {
      workerData: this.#given,
      // Nothing of the settings; compiling is half of its start where nothing is kept of it.
      env: { NODE_COMPILE_CACHE },
      execArgv: [],
      resourceLimits: megabytes,
    });
    thread.unref();
    thread.on('error', error => void this.#background.run('the working thread', () => Promise.reject(error)));
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }
}
