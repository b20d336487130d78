import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import { runApart } from '../../images/apart.ts';
import { PictureQueue } from '../../images/queue.ts';
import type { Offer } from './offer.ts';

const program = join(import.meta.dirname, 'offer-process.ts');

/** What is kept, in bytes: some thousand pictures, so that it takes many networks to push out what others look at. */
const mostKept = 32 * 2 ** 20;
/** How many a network has under way: half of those that wait, as each takes a second and a half. */
const mostOfNetwork = 4;

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
  readonly #queue = new PictureQueue(1, mostOfNetwork);
  readonly #limits: RateLimits;
  readonly #drawn = new LRUCache<string, Buffer, Asker>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_tag, _stale, { context }) => this.#draw(context),
  });

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /**
   * An offer as a PNG of 1200 × 630 pixels.
   * @param address who asks
   * @throws {ApiError} `too_many_requests` when the network has as many under way or drawn as it may; `pictures_busy`
   *   when as many wait as may, or drawing fails
   */
  async of(offer: Offer, address: string): Promise<Buffer> {
    return this.#drawn.forceFetch(offerTag(offer), { context: { offer, address } });
  }

  #draw({ offer, address }: Asker): Promise<Buffer> {
    const network = networkOf(address);
    return this.#queue.add(network, async () => {
      await this.#limits.spend('offersByAddress', network);
      return runApart(program, [], Buffer.from(JSON.stringify(offer))).catch((cause: unknown) => {
        throw new ApiError('pictures_busy', { headers: { 'Retry-After': '5' }, cause });
      });
    });
  }
}
