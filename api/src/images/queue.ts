import pLimit from 'p-limit';
import { ApiError } from '../http/errors.ts';

/** How many pictures wait at most. */
const mostWaiting = 8;

const busy = (code: 'pictures_busy' | 'too_many_requests') =>
  new ApiError(code, { headers: { 'Retry-After': '5' } });

/** Who asks for a picture: an advisor's number, or what else tells those who ask apart. */
export type Asker = number | string;

/** Where pictures wait to be made: not many, and so few of one asker that nobody fills it alone. */
export class PictureQueue {
  readonly #limit;
  readonly #mostOfAsker: number;
  readonly #underWay = new Map<Asker, number>();

  /**
   * @param atATime how many are made at once
   * @param mostOfAsker how many of one asker wait or are made
   */
  constructor(atATime: number, mostOfAsker: number) {
    this.#limit = pLimit(atATime);
    this.#mostOfAsker = mostOfAsker;
  }

  /**
   * Whether one more picture of this asker is taken.
   * @throws {ApiError} `pictures_busy` when as many wait as may, `too_many_requests` when too many of them are the asker's
   */
  admit(asker: Asker): void {
    if ((this.#underWay.get(asker) ?? 0) >= this.#mostOfAsker) throw busy('too_many_requests');
    if (this.#limit.pendingCount >= mostWaiting) throw busy('pictures_busy');
  }

  /** Makes a picture when it is its turn. @throws {ApiError} as `admit`, at once; and what making it throws */
  async add<Made>(asker: Asker, make: () => Promise<Made>): Promise<Made> {
    this.admit(asker);
    this.#underWay.set(asker, (this.#underWay.get(asker) ?? 0) + 1);
    try {
      return await this.#limit(make);
    } finally {
      const left = (this.#underWay.get(asker) ?? 1) - 1;
      if (left > 0) this.#underWay.set(asker, left);
      else this.#underWay.delete(asker);
    }
  }
}
