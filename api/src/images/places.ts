import { ApiError } from '../http/errors.ts';

/** Whose picture it is: an advisor's number, or what else tells those who ask apart. */
export type Asker = number | string;

export const busy = (code: 'pictures_busy' | 'too_many_requests'): ApiError =>
  new ApiError(code, { headers: { 'Retry-After': '5' } });

/** Places that those who ask take and leave again: so many in all, and so few of one that nobody takes them alone. */
export class Places {
  readonly #mostOfOne: number;
  readonly #mostInAll: number;
  readonly #taken = new Map<Asker, number>();
  #inAll = 0;

  constructor(mostOfOne: number, mostInAll = Number.POSITIVE_INFINITY) {
    this.#mostOfOne = mostOfOne;
    this.#mostInAll = mostInAll;
  }

  /** Whether there is one more. @throws {ApiError} `too_many_requests` when the asker has all theirs, `pictures_busy` when there is none */
  admit(asker: Asker): void {
    if ((this.#taken.get(asker) ?? 0) >= this.#mostOfOne) throw busy('too_many_requests');
    if (this.#inAll >= this.#mostInAll) throw busy('pictures_busy');
  }

  /** Takes one. @returns what leaves it @throws {ApiError} as `admit` */
  take(asker: Asker): () => void {
    this.admit(asker);
    this.#taken.set(asker, (this.#taken.get(asker) ?? 0) + 1);
    this.#inAll += 1;
    return () => {
      const left = (this.#taken.get(asker) ?? 1) - 1;
      if (left > 0) this.#taken.set(asker, left);
      else this.#taken.delete(asker);
      this.#inAll -= 1;
    };
  }
}
