import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { parse } from '@hapi/bourne';
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { property } from '../property.ts';
import { ApiError } from './errors.ts';

const defaultLimit = 100_000;

// Built on first use, for each request its own; never more than one of them for a body.
const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
type Packing = keyof typeof unpackers;
const isPacking = (name: string): name is Packing => Object.hasOwn(unpackers, name);

/** How the body is packed; undefined when it is not. @throws {ApiError} `unsupported_media_type` */
function packingOf(ctx: Context, allowed: readonly Packing[]): Packing | undefined {
  const name = ctx.get('Content-Encoding').trim().toLowerCase();
  if (name === '' || name === 'identity') return undefined;
  if (isPacking(name) && allowed.includes(name)) return name;
  const takes = ['identity', ...allowed].join(', ');
  throw new ApiError('unsupported_media_type', {
    detail: `Send the body in one of these encodings: ${takes}.`,
    headers: { 'Accept-Encoding': takes },
  });
}

export const callerLeft = (): Error => Object.assign(new Error('The caller left.'), { code: 'ECONNABORTED' });

/** Ends a request whose caller left before its body was read, while the database was asked: nothing would say so to who reads. */
export function requireCaller(ctx: Context): void {
  if (ctx.req.destroyed) throw callerLeft();
}

/** Refuses a packed body where none is taken. @throws {ApiError} `unsupported_media_type` */
export const requireUnpacked = (ctx: Context): void => void packingOf(ctx, []);

/** The body unpacked piece by piece as it is read. A caller who leaves ends it, which a pipe alone would not. */
function unpacked(ctx: Context): Readable {
  const packing = packingOf(ctx, ['gzip', 'deflate', 'br']);
  if (!packing) return ctx.req;
  const unpack = unpackers[packing]();
  ctx.req.once('close', () => {
    if (!ctx.req.complete) unpack.destroy(callerLeft());
  });
  return ctx.req.pipe(unpack);
}

function refusal(error: unknown, limit: number): unknown {
  const type = property(error, 'type');
  if (type === 'entity.too.large')
    return new ApiError('body_too_large', { detail: `The body may have at most ${limit} bytes.` });
  // What Node's zlib says of bytes that are not what the header names.
  const unreadable = /^(Z_|ERR_.*BROTLI|ERR__ERROR_)/.test(String(property(error, 'code')));
  if (type === 'request.size.invalid' || unreadable) return new ApiError('malformed_json');
  return error;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('malformed_json');
  }
}

/**
 * A reader of JSON bodies of at most `limit` bytes, unpacked. A request without a body reads as `undefined`, or as
 * what an earlier step took for its body, which `ctx.state.body` holds.
 * @throws {ApiError} `unsupported_media_type`, `malformed_json`, `body_too_large`
 */
export function jsonReader(limit = defaultLimit): (ctx: Context) => Promise<unknown> {
  return async ctx => {
    const type = ctx.is('json');
    if (type === null || ctx.request.length === 0) return ctx.state.body;
    // JSON is UTF-8 (RFC 8259): what says that it is written otherwise would be read as something else than was sent.
    if (type === false || !/^(utf-?8|us-ascii|)$/i.test(ctx.request.charset))
      throw new ApiError('unsupported_media_type', { detail: 'Send the body as application/json.' });
    requireCaller(ctx);
    const stream = unpacked(ctx);
    // Too long by its own account, it is refused before it is read.
    const length = stream === ctx.req ? ctx.request.length : undefined;
    const bytes = await getRawBody(stream, { limit, ...(length !== undefined && { length }) }).catch(
      (error: unknown) => {
        // What is still coming is let go by: a caller who has to send it all before reading would wait for ever, as would
        // the next request on the connection.
        ctx.req.unpipe().resume();
        throw refusal(error, limit);
      },
    );
    ctx.state.body = parseJson(bytes);
    return ctx.state.body;
  };
}
