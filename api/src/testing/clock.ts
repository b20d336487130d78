/** The real time, and whatever a test has put it forward by. */
export class TestClock {
  #ahead = 0;

  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  advance({ minutes = 0, seconds = 0 }: { minutes?: number; seconds?: number }): void {
    this.#ahead += (minutes * 60 + seconds) * 1000;
  }
}
