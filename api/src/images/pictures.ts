import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ApiError } from '../http/errors.ts';
import { runApart } from './apart.ts';
import { type PictureRefusal, refusals } from './refusals.ts';

const program = join(import.meta.dirname, 'process.ts');

/** How many pictures wait at most, each with its file in memory; and how many of one account are under way. */
const mostWaiting = 8;
const mostOfOwner = 2;
/** What one picture may cost. The dearest of 25 megapixels takes two seconds of a processor and 340 MB. */
const standard = { processorSeconds: 10, megabytes: 512 };
/** The longest side of a picture unless told, in pixels. */
const standardSide = 512;

const busy = (code: 'pictures_busy' | 'too_many_requests') =>
  new ApiError(code, { headers: { 'Retry-After': '5' } });

/** How a JPEG, a PNG, a GIF and a WebP begin, in Latin-1. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP)/s;

const refusalOf = (status: unknown): PictureRefusal | undefined =>
  (Object.keys(refusals) as PictureRefusal[]).find(code => refusals[code] === status);

/** Whose picture it is: an advisor's number, or what else tells accounts apart. */
export type Owner = number | string;

/**
 * Has pictures made, one at a time (two where there are more than two processors), each in a process of its own: what a
 * picture costs in memory goes back when it ends, and a decoder that hangs or dies takes nobody with it.
 */
export class Pictures {
  readonly #queue = pLimit(availableParallelism() > 2 ? 2 : 1);
  readonly #underWay = new Map<Owner, number>();
  readonly #budget: typeof standard;

  constructor(budget = standard) {
    this.#budget = budget;
  }

  /**
   * Whether one more picture of this owner is taken, asked before its file is read.
   * @throws {ApiError} `pictures_busy` when as many wait as may, `too_many_requests` when too many of them are the owner's
   */
  admit(owner: Owner): void {
    if ((this.#underWay.get(owner) ?? 0) >= mostOfOwner) throw busy('too_many_requests');
    if (this.#queue.pendingCount >= mostWaiting) throw busy('pictures_busy');
  }

  /**
   * Makes a picture of a file, as `makePicture` says, when it is its turn.
   * @param side the longest side of what is made, in pixels
   * @throws {ApiError} `not_an_image`, `too_many_pixels`; `pictures_busy` and `too_many_requests` as `admit`; and
   *   `pictures_busy` when the decoder hangs, dies or wants more memory than it may have
   */
  async make(file: Uint8Array, owner: Owner, side = standardSide): Promise<Uint8Array> {
    // What is no picture at all costs no process.
    if (!beginnings.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
      throw new ApiError('not_an_image');
    this.admit(owner);
    const underWay = this.#underWay.get(owner) ?? 0;
    this.#underWay.set(owner, underWay + 1);
    try {
      return await this.#queue(() => this.#decode(file, side));
    } finally {
      const left = (this.#underWay.get(owner) ?? 1) - 1;
      if (left > 0) this.#underWay.set(owner, left);
      else this.#underWay.delete(owner);
    }
  }

  async #decode(file: Uint8Array, side: number): Promise<Uint8Array> {
    const { processorSeconds, megabytes } = this.#budget;
    try {
      return await runApart(program, [processorSeconds, megabytes, side].map(String), file);
    } catch (failure) {
      const refusal = refusalOf(Reflect.get(Object(failure), 'code'));
      if (refusal) throw new ApiError(refusal);
      throw new ApiError('pictures_busy', { cause: failure });
    }
  }
}
