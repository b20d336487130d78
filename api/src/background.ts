import type { Logger } from './log.ts';

/** Work that an answer does not wait for, such as a mail. The server waits for it before it ends. */
export class Background {
  readonly #running = new Set<Promise<void>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Starts `task`; if it fails, that is logged and nobody is told. */
  run(name: string, task: () => Promise<void>): void {
    const running = task()
      .catch(error => this.#logger.error({ err: error, task: name }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when everything that was started has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
