import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Download } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { Written } from './csv.ts';

/** How long a reader may take nothing before it counts as gone. */
const stalledMilliseconds = 60_000;

async function* joined<Part>(first: IteratorResult<Part, unknown>, rest: AsyncIterator<Part>) {
  if (!first.done) yield first.value;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/**
 * Sends a download as fast as it is read, and no faster: more is asked for when what came before is on its way. What
 * fails before anything has come is refused as usual. What fails later breaks the connection, so that half a file is
 * nowhere taken for a whole one. When the reader goes away no more is asked for.
 */
export async function sendDownload(ctx: Context, download: Download, written: Written): Promise<void> {
  const parts = written[Symbol.asyncIterator]();
  const first = await parts.next();
  ctx.status = 200;
  ctx.type = `${download.type}; charset=utf-8`;
  ctx.attachment(download.name);
  if (ctx.method === 'HEAD') {
    await parts.return?.();
    return;
  }
  const packs = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (packs) ctx.set('Content-Encoding', 'gzip');
  // Past Koa, and what compresses its answers, which would both leave an answer open whose source has failed.
  ctx.respond = false;
  ctx.res.setTimeout(stalledMilliseconds, () => ctx.res.destroy());
  const whole = joined(first, parts);
  try {
    await (packs ? pipeline(whole, createGzip(), ctx.res) : pipeline(whole, ctx.res));
  } catch {
    // What fails has ended the connection by then, and Koa, which watches it, has told of it.
  } finally {
    // Also for a reader who had gone before the first part was there.
    await parts.return?.();
  }
}
