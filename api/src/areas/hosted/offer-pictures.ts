import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { runApart } from '../../images/apart.ts';
import type { Offer } from './offer.ts';

const program = join(import.meta.dirname, 'offer-process.ts');

/** How many are kept, of at most 100 kB each; and how many wait to be drawn. */
const mostKept = 200;
const mostWaiting = 8;

/** Whose wish it is that a picture is drawn. */
interface Asker {
  readonly offer: Offer;
  readonly address: string;
}

/** What a picture shows, in few letters: its tag, and a part of its address, so that a new price has a new picture. */
export const offerTag = (offer: Offer): string =>
  createHash('sha256').update(JSON.stringify(offer)).digest('base64url').slice(0, 12);

/**
 * Pictures of offers, for whoever shows a link. Each is drawn once, one at a time, in a process of its own; strangers who
 * ask together for the same wait for one, and a network may have so many drawn in an hour.
 */
export class OfferPictures {
  readonly #queue = pLimit(1);
  readonly #limits: RateLimits;
  readonly #drawn = new LRUCache<string, Buffer, Asker>({
    max: mostKept,
    fetchMethod: (_tag, _stale, { context }) => this.#draw(context),
  });

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /**
   * An offer as a PNG of 1200 × 630 pixels.
   * @param address who asks
   * @throws {ApiError} `too_many_requests`; `pictures_busy` when as many wait as may
   */
  async of(offer: Offer, address: string): Promise<Buffer> {
    return this.#drawn.forceFetch(offerTag(offer), { context: { offer, address } });
  }

  async #draw({ offer, address }: Asker): Promise<Buffer> {
    const busy = (cause?: unknown) =>
      new ApiError('pictures_busy', { headers: { 'Retry-After': '5' }, cause });
    if (this.#queue.pendingCount >= mostWaiting) throw busy();
    await this.#limits.spend('offersByAddress', networkOf(address));
    try {
      return await this.#queue(() => runApart(program, [], Buffer.from(JSON.stringify(offer))));
    } catch (failure) {
      throw busy(failure);
    }
  }
}
