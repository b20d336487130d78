import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { ApiError } from './errors.ts';

const defaultLimit = 100_000;
const nothingMore = async () => {};

const property = (error: Error, name: string): unknown => Reflect.get(error, name);

function refusal(error: Error, limit: number): Error {
  if (property(error, 'type') === 'entity.too.large')
    return new ApiError('body_too_large', { detail: `The body may have at most ${limit} bytes.` });
  if (property(error, 'type') === 'encoding.unsupported') return new ApiError('unsupported_media_type');
  if (property(error, 'type') === 'request.aborted') return error;
  if (property(error, 'status') === 400) return new ApiError('malformed_json');
  return error;
}

/**
 * A reader of JSON bodies of at most `limit` bytes. A request without a body reads as `undefined`, or as
 * what an earlier step took for its body.
 * @throws {ApiError} `unsupported_media_type`, `malformed_json`, `body_too_large`
 */
export function jsonReader(limit = defaultLimit): (ctx: Context) => Promise<unknown> {
  const parse = bodyParser({
    enableTypes: ['json'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: limit,
    onError: error => {
      throw refusal(error, limit);
    },
  });
  return async ctx => {
    const type = ctx.is('json');
    if (type === null || ctx.request.length === 0) return ctx.request.body;
    if (type === false)
      throw new ApiError('unsupported_media_type', { detail: 'Send the body as application/json.' });
    await parse(ctx, nothingMore);
    return ctx.request.body;
  };
}
