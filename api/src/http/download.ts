import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Download } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import Papa from 'papaparse';

/** The rows of a download, some at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** How long a reader may take nothing before it counts as gone. */
const stalledMilliseconds = 60_000;

/** Of Excel, which would read 阿里 as something else without it. */
const byteOrderMark = '\ufeff';
const newline = '\r\n';
/** What a spreadsheet may take for the beginning of a formula, also where a keyboard writes it in full width. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** As a table that any spreadsheet takes for what it is. Fields that the contract does not name are left out. */
async function* csv({ row }: Download, batches: Batches<unknown>): AsyncGenerator<string> {
  const names = Object.keys(row.shape);
  const written = (lines: readonly unknown[][]) =>
    lines.length === 0 ? '' : Papa.unparse([...lines], { newline, escapeFormulae: formula }) + newline;
  let head = byteOrderMark + written([names]);
  for await (const batch of batches) {
    const lines = batch.map(one => {
      const known = row.parse(one);
      return names.map(name => known[name]);
    });
    yield head + written(lines);
    head = '';
  }
  if (head !== '') yield head;
}

async function* joined<Part>(first: IteratorResult<Part, unknown>, rest: AsyncIterable<Part>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/**
 * Sends a download as fast as it is read, and no faster: a batch is asked for when the one before is on its way. What
 * fails before the first has come is refused as usual. What fails later breaks the connection, so that half a file is
 * nowhere taken for a whole one. When the reader goes away no more is asked for.
 */
export async function sendDownload(ctx: Context, download: Download, batches: Batches<unknown>) {
  const text = csv(download, batches);
  const first = await text.next();
  ctx.status = 200;
  ctx.type = `${download.type}; charset=utf-8`;
  ctx.attachment(download.name);
  if (ctx.method === 'HEAD') {
    await text.return(undefined);
    return;
  }
  const packs = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (packs) ctx.set('Content-Encoding', 'gzip');
  // Past Koa, and what compresses its answers, which would both leave an answer open whose source has failed.
  ctx.respond = false;
  ctx.res.setTimeout(stalledMilliseconds, () => ctx.res.destroy());
  const whole = joined(first, text);
  // What fails has ended the connection by then, and Koa, which watches it, has told of it.
  await (packs ? pipeline(whole, createGzip(), ctx.res) : pipeline(whole, ctx.res)).catch(() => {});
}
