import { setImmediate } from 'node:timers/promises';
import type { Background } from './background.ts';

/** Takes step after step, until one says that there is no more; whoever else waits for their turn has it between two. */
export async function repeat(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await setImmediate();
}

/**
 * Work that a process looks for again and again, such as mails that wait to be sent. Each process of the server does
 * the same, so the work has to take what is still there.
 */
export class Rounds {
  readonly #name: string;
  readonly #milliseconds: number;
  readonly #work: () => Promise<void>;
  readonly #longestPause: number;
  #running = false;
  #stopped = true;
  #woken = false;
  #resume: () => void = () => {};

  /**
   * @param milliseconds the pause between two rounds; longer while they fail
   * @param longestPause how long it becomes at most, in ms: a minute unless told
   */
  constructor(name: string, milliseconds: number, work: () => Promise<void>, longestPause = 60_000) {
    this.#name = name;
    this.#milliseconds = milliseconds;
    this.#work = work;
    this.#longestPause = longestPause;
  }

  /** Begins with the first round, unless they go on already. A round under way is waited for when `background` settles. */
  start(background: Background): void {
    this.#stopped = false;
    if (this.#running) return;
    this.#running = true;
    background.run(this.#name, async () => {
      for (let failures = 0; !this.#stopped; ) {
        this.#woken = false;
        const done = await background.run(this.#name, this.#work);
        failures = done ? 0 : failures + 1;
        const pause = Math.max(
          this.#milliseconds,
          Math.min(this.#longestPause, this.#milliseconds * 2 ** failures),
        );
        if (!this.#stopped && !this.#woken) await this.#pause(pause);
      }
      this.#running = false;
    });
  }

  /** Has the next round begin at once: there is something to do. */
  wake(): void {
    this.#woken = true;
    this.#resume();
  }

  /** Begins no further round. */
  stop(): void {
    this.#stopped = true;
    this.wake();
  }

  async #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#resume = resolve;
    await promise;
    clearTimeout(timer);
  }
}
