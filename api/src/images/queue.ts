import pLimit from 'p-limit';
import { type Asker, busy, Places } from './places.ts';

/** How many pictures wait at most. */
const mostWaiting = 8;

/** Where pictures wait to be made: not many, and so few of one asker that nobody fills it alone. */
export class PictureQueue {
  readonly #limit;
  readonly #places: Places;

  /**
   * @param atATime how many are made at once
   * @param mostOfOne how many of one asker wait or are made
   */
  constructor(atATime: number, mostOfOne: number) {
    this.#limit = pLimit(atATime);
    this.#places = new Places(mostOfOne);
  }

  /**
   * Whether one more picture of this asker is taken.
   * @throws {ApiError} `pictures_busy` when as many wait as may, `too_many_requests` when too many of them are the asker's
   */
  admit(asker: Asker): void {
    this.#places.admit(asker);
    if (this.#limit.pendingCount >= mostWaiting) throw busy('pictures_busy');
  }

  /** Makes a picture when it is its turn. @throws {ApiError} as `admit`, at once; and what making it throws */
  async add<Made>(asker: Asker, make: () => Promise<Made>): Promise<Made> {
    this.admit(asker);
    const leave = this.#places.take(asker);
    try {
      return await this.#limit(make);
    } finally {
      leave();
    }
  }
}
