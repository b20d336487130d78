import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pictureSides } from '@loan-kereta/sdk/rules';
import { callerLeft } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { property } from '../property.ts';
import { runApart } from './apart.ts';
import { type Asker, Places } from './places.ts';
import { PictureQueue } from './queue.ts';
import { type PictureRefusal, refusals } from './refusals.ts';

const program = join(import.meta.dirname, 'process.ts');

/** How many of one account are under way, each with its file in memory. */
const mostOfOne = 2;
/** How many files are in memory, whole or still on their way, at two megabytes at most. */
const mostFiles = 100;
/** What one picture may cost. The dearest of 25 megapixels takes two seconds of a processor and 340 MB. */
const standard = { processorSeconds: 10, megabytes: 512 };

/** How a JPEG, a PNG, a GIF and a WebP begin, in Latin-1. */
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP)/s;

const refusalOf = (status: unknown): PictureRefusal | undefined =>
  (Object.keys(refusals) as PictureRefusal[]).find(code => refusals[code] === status);

/**
 * Has pictures made, one at a time (two where there are more than two processors), each in a process of its own: what a
 * picture costs in memory goes back when it ends, and a decoder that hangs or dies takes nobody with it.
 */
export class Pictures {
  readonly #queue = new PictureQueue(availableParallelism() > 2 ? 2 : 1, mostOfOne);
  readonly #files = new Places(mostOfOne, mostFiles);
  readonly #budget: typeof standard;

  constructor(budget = standard) {
    this.#budget = budget;
  }

  /**
   * Whether one more picture of this asker is taken, asked before its file is read: from then on it has a place, until
   * the response to whoever sends it ends. A file may arrive slowly.
   * @throws {ApiError} `pictures_busy` when as many wait as may, `too_many_requests` when too many of them are the asker's
   */
  admit(asker: Asker, response: ServerResponse): void {
    // Whoever left while it was found out who they are leaves no place any more.
    if (response.destroyed) throw callerLeft();
    this.#queue.admit(asker);
    response.once('close', this.#files.take(asker));
  }

  /**
   * Makes a picture of a file, as `makePicture` says, when it is its turn.
   * @param side the longest side of what is made, in pixels: an advisor's photo unless told
   * @throws {ApiError} `not_an_image`, `too_many_pixels`; `pictures_busy` and `too_many_requests` as `admit`; and
   *   `pictures_busy` when the decoder hangs, dies or wants more memory than it may have
   */
  async make(file: Uint8Array, asker: Asker, side: number = pictureSides.profile): Promise<Uint8Array> {
    // What is no picture at all costs no process.
    if (!beginnings.test(Buffer.from(file.subarray(0, 12)).toString('latin1')))
      throw new ApiError('not_an_image');
    return this.#queue.add(asker, () => this.#decode(file, side));
  }

  async #decode(file: Uint8Array, side: number): Promise<Uint8Array> {
    const { processorSeconds, megabytes } = this.#budget;
    try {
      return await runApart(program, [processorSeconds, megabytes, side].map(String), file);
    } catch (failure) {
      const refusal = refusalOf(property(failure, 'code'));
      if (refusal) throw new ApiError(refusal);
      throw new ApiError('pictures_busy', { cause: failure });
    }
  }
}
