import { execFile } from 'node:child_process';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { ApiError } from '../http/errors.ts';
import { type PictureRefusal, refusals } from './refusals.ts';

const program = join(import.meta.dirname, 'process.ts');
const run = promisify(execFile);

/** How many pictures wait at most, each with its file in memory; and how many of one account are under way. */
const mostWaiting = 8;
const mostOfOwner = 2;
/** What one picture may cost. The dearest of 25 megapixels takes two seconds of a processor and 340 MB. */
const standard = { processorSeconds: 10, megabytes: 512 };
/** How long it may take on a machine that has little time for it, or when the decoder waits for ever. */
const mostMilliseconds = 60_000;
/** How far after the server's own work, wherever that stands, but so that a busy machine still gets there. */
const niceness = 5;
const nicest = 19;
/** The longest side of a picture unless told, in pixels. */
const standardSide = 512;
/** More than 1024 × 1024 pixels need. */
const mostBytesMade = 2 ** 21;

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
    const running = run(process.execPath, [program, ...[processorSeconds, megabytes, side].map(String)], {
      encoding: 'buffer',
      maxBuffer: mostBytesMade,
      timeout: mostMilliseconds,
      killSignal: 'SIGKILL',
      // Nothing of the settings; one thread for the decoder, and one place that it takes memory from.
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    });
    const { pid, stdin } = running.child;
    // At once, as only threads that start later take it on.
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + niceness, nicest));
    // A process that ended early has not read everything; how it ended says why.
    stdin?.on('error', () => {}).end(file);
    try {
      return (await running).stdout;
    } catch (failure) {
      const refusal = refusalOf(Reflect.get(Object(failure), 'code'));
      if (refusal) throw new ApiError(refusal);
      throw new ApiError('pictures_busy', { cause: failure });
    }
  }
}
