import type { Background } from './background.ts';

const longestPause = 60_000;

/**
 * Work that a process looks for again and again, such as mails that wait to be sent. Each process of the server does
 * the same, so the work has to take what is still there.
 */
export class Rounds {
  readonly #name: string;
  readonly #milliseconds: number;
  readonly #work: () => Promise<void>;
  #stopped = true;
  #woken = false;
  #resume: () => void = () => {};

  /** @param milliseconds the pause between two rounds; longer, up to a minute, while they fail */
  constructor(name: string, milliseconds: number, work: () => Promise<void>) {
    this.#name = name;
    this.#milliseconds = milliseconds;
    this.#work = work;
  }

  /** Begins with the first round. A round under way is waited for when `background` settles. */
  start(background: Background): void {
    this.#stopped = false;
    background.run(this.#name, async () => {
      for (let failures = 0; !this.#stopped; ) {
        this.#woken = false;
        const done = await background.run(this.#name, this.#work);
        failures = done ? 0 : failures + 1;
        const pause = Math.max(
          this.#milliseconds,
          Math.min(longestPause, this.#milliseconds * 2 ** failures),
        );
        if (!this.#stopped && !this.#woken) await this.#pause(pause);
      }
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
