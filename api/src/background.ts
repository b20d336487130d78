import type { Logger } from './log.ts';

/** Work that an answer does not wait for, such as a mail. The server waits for it before it ends. */
export class Background {
  readonly #running = new Set<Promise<boolean>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** Starts `task`; if it fails, that is logged. @returns whether it succeeded, once it has ended; it never rejects */
  run(name: string, task: () => Promise<void>): Promise<boolean> {
    const running = task()
      .then(
        () => true,
        error => {
          this.#logger.error({ err: error, task: name }, 'background work failed');
          return false;
        },
      )
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  /** Resolves when everything that was started has ended. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
