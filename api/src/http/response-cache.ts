import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { crossOriginHeaders } from './cross-origin.ts';
import { contentHash, isKnown } from './etag.ts';
import { removePageHeaders } from './headers.ts';
import { isReading } from './methods.ts';

type Encoding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (text: string) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: text => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/** One encoding of an answer: a strong tag of its own, and the headers as Node writes them fastest, in one list. */
interface Form {
  readonly body: string | Buffer;
  readonly etag: string;
  readonly whole: readonly string[];
  readonly notModified: readonly string[];
}

/** What an answer is, besides what it says. */
interface Kind {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A public answer, kept as it is sent. */
class Response {
  /** The pattern of its path, for the metrics. */
  readonly route: string;
  readonly identity: Form;
  readonly #text: string;
  readonly #hash: string;
  readonly #type: string;
  readonly #headers: readonly string[];
  readonly #compressed: Partial<Record<Encoding, Promise<Form>>> = {};

  constructor(route: string, { type, headers }: Kind, text: string) {
    this.route = route;
    this.#text = text;
    this.#hash = contentHash(this.#text);
    this.#type = type;
    this.#headers = Object.entries(headers).flat();
    this.identity = this.#form(this.#text, `"${this.#hash}"`, []);
  }

  /** How much memory it takes at most, in bytes: a text takes up to two for each character, and each encoding is smaller. */
  get size(): number {
    return overhead + 4 * this.#text.length;
  }

  /** The answer in an encoding, compressed when first asked for. */
  compressed(encoding: 'gzip' | 'br'): Promise<Form> {
    this.#compressed[encoding] ??= compressors[encoding](this.#text).then(bytes =>
      this.#form(bytes, `"${this.#hash}-${encoding}"`, ['Content-Encoding', encoding]),
    );
    return this.#compressed[encoding];
  }

  #form(body: string | Buffer, etag: string, encoding: readonly string[]): Form {
    const notModified = [...this.#headers, 'ETag', etag];
    const length = String(Buffer.byteLength(body));
    const content = ['Content-Type', this.#type, 'Content-Length', length];
    return { body, etag, notModified, whole: [...notModified, ...content, ...encoding] };
  }
}

interface Making {
  readonly route: string;
  readonly make: () => Promise<unknown>;
  /** Of what is no JSON: `make` gives its text, and it carries these headers alone. */
  readonly kind?: Kind;
  /** What it depends on, if that is more than its path. */
  readonly key?: string;
}

/** How much memory the answers may take in all. */
const mostBytes = 64 * 2 ** 20;
/** What one takes besides its text, about: its headers in each encoding, and its place in the map. */
const overhead = 4096;

/**
 * Public answers by path, or by another key. One is kept for a second, so that each process asks the database at most once a second for
 * each and no process is ever further behind than that; a process's own writes clear it at once.
 */
export class ResponseCache {
  readonly #json: Kind;
  readonly #responses = new LRUCache<string, Response, Making>({
    maxSize: mostBytes,
    sizeCalculation: response => response.size,
    ttl: 1000,
    // Or it remembers the time by a timer, which keeps the request that started it, and with it much more, from being freed.
    ttlResolution: 0,
    // Clearing while an answer is made: those who wait for it get it, and it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { route, make, kind } }) => {
      const made = await make();
      return kind
        ? new Response(route, kind, String(made))
        : new Response(route, this.#json, JSON.stringify(made));
    },
  });

  /**
   * How long a browser keeps one bounds for how long it shows what an advisor may no longer have: a minute in all.
   * @param headers what every answer of data carries besides its own
   */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#json = {
      type: 'application/json; charset=utf-8',
      headers: {
        ...headers,
        ...crossOriginHeaders,
        'cache-control': 'public, max-age=30, stale-while-revalidate=30',
        vary: 'Accept-Encoding',
      },
    };
  }

  /** Sends the kept answer for the request, or what `make` gives; requests that wait together share one `make`. */
  async send(ctx: Context, making: Making): Promise<void> {
    const response = await this.#responses.forceFetch(making.key ?? ctx.path, { context: making });
    if (making.kind) removePageHeaders(ctx);
    await sendResponse(ctx, response);
  }

  /** Answers at once where the answer is kept, before anything else looks at the request. */
  readonly cached: Middleware = (ctx, next) => {
    const response = isReading(ctx) ? this.#responses.get(ctx.path) : undefined;
    if (!response) return next();
    ctx.state.cached = true;
    return sendResponse(ctx, response);
  };

  /** To be called after whatever a public answer shows was changed. */
  clear(): void {
    this.#responses.clear();
  }
}

function sendResponse(ctx: Context, response: Response): Promise<void> | void {
  ctx.state.route = response.route;
  const encoding = ctx.req.headers['accept-encoding'] ? preferredEncoding(ctx) : 'identity';
  if (encoding === 'identity') sendForm(ctx, response.identity);
  else return response.compressed(encoding).then(form => sendForm(ctx, form));
}

function preferredEncoding(ctx: Context): Encoding {
  for (const encoding of ['br', 'gzip'] as const)
    if (ctx.acceptsEncodings(encoding, 'identity') === encoding) return encoding;
  return 'identity';
}

/** Sends past Koa, whose own way sets each header anew: this is the one answer that thousands of pages ask for at once. */
function sendForm(ctx: Context, form: Form): void {
  ctx.respond = false;
  const known = isKnown(ctx.req.headers['if-none-match'], form.etag);
  const headers = known ? form.notModified : form.whole;
  ctx.res.writeHead(known ? 304 : 200, [...headers, 'X-Request-Id', ctx.state.requestId]);
  ctx.res.end(known || ctx.method === 'HEAD' ? undefined : form.body);
}
