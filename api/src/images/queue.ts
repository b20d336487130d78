import pLimit from 'p-limit';
import { ApiError } from '../http/errors.ts';

/** How many pictures wait at most. */
const mostWaiting = 8;

const busy = (code: 'pictures_busy' | 'too_many_requests') =>
  new ApiError(code, { headers: { 'Retry-After': '5' } });

/** Whose picture it is: an advisor's number, or what else tells those who ask apart. */
export type Owner = number | string;

/** Where pictures wait to be made: not many, and so few of one owner that nobody fills it alone. */
export class PictureQueue {
  readonly #limit;
  readonly #mostOfOwner: number;
  readonly #underWay = new Map<Owner, number>();

  /**
   * @param atATime how many are made at once
   * @param mostOfOwner how many of one owner wait or are made
   */
  constructor(atATime: number, mostOfOwner: number) {
    this.#limit = pLimit(atATime);
    this.#mostOfOwner = mostOfOwner;
  }

  /**
   * Whether one more picture of this owner is taken.
   * @throws {ApiError} `pictures_busy` when as many wait as may, `too_many_requests` when too many of them are the owner's
   */
  admit(owner: Owner): void {
    if ((this.#underWay.get(owner) ?? 0) >= this.#mostOfOwner) throw busy('too_many_requests');
    if (this.#limit.pendingCount >= mostWaiting) throw busy('pictures_busy');
  }

  /** Makes a picture when it is its turn. @throws {ApiError} as `admit`, at once; and what making it throws */
  async add<Made>(owner: Owner, make: () => Promise<Made>): Promise<Made> {
    this.admit(owner);
    this.#underWay.set(owner, (this.#underWay.get(owner) ?? 0) + 1);
    try {
      return await this.#limit(make);
    } finally {
      const left = (this.#underWay.get(owner) ?? 1) - 1;
      if (left > 0) this.#underWay.set(owner, left);
      else this.#underWay.delete(owner);
    }
  }
}
