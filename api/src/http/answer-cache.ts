import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';

type Encoding = 'identity' | 'gzip' | 'br';

/** An answer as it is sent: its bytes in each encoding that somebody asked for, and its tag. */
export class Answer {
  readonly #hash: string;
  readonly #bytes: Partial<Record<Encoding, Promise<Buffer>>>;
  readonly identity: Buffer;

  constructor(value: unknown) {
    this.identity = Buffer.from(JSON.stringify(value));
    this.#hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
    this.#bytes = {};
  }

  /** A strong tag; each encoding has its own, as its bytes differ. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  /** The bytes in an encoding, compressed when first asked for. */
  compressed(encoding: 'gzip' | 'br'): Promise<Buffer> {
    this.#bytes[encoding] ??= encoding === 'gzip' ? toGzip(this.identity) : toBrotli(this.identity);
    return this.#bytes[encoding];
  }
}

const toGzip = promisify(gzip) as (bytes: Buffer) => Promise<Buffer>;
const brotli = promisify(brotliCompress);
const toBrotli = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

type Make = () => Promise<unknown>;

/**
 * Public answers by path. One is kept for a second, so that each process asks the database at most once a second for
 * each and no process is ever further behind than that; a process's own writes clear it at once.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Answer, Make>({
    max: 2000,
    ttl: 1000,
    fetchMethod: async (_path, _stale, { context: make }) => new Answer(await make()),
  });

  /** The kept answer, or what `make` gives; callers that ask together share one call of it. */
  get(path: string, make: Make): Answer | Promise<Answer> {
    return this.#answers.get(path) ?? this.#answers.forceFetch(path, { context: make });
  }

  /** To be called after whatever a public answer shows was changed. */
  clear(): void {
    this.#answers.clear();
  }
}

const cacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** Sends an answer, or 304 when the caller has it already. */
export async function sendAnswer(ctx: Context, answer: Answer): Promise<void> {
  const encoding = ctx.get('Accept-Encoding') ? preferredEncoding(ctx) : 'identity';
  ctx.status = 200;
  ctx.set('Cache-Control', cacheControl);
  ctx.set('Vary', 'Accept-Encoding');
  ctx.set('ETag', answer.etag(encoding));
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === 'identity' ? answer.identity : await answer.compressed(encoding);
}

function preferredEncoding(ctx: Context): Encoding {
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
}
