import { readFileSync, type Stats } from 'node:fs';
import type { Context } from 'koa';
import send from 'koa-send';
import { LRUCache } from 'lru-cache';
import { contentHash, isKnown } from '../http/etag.ts';
import { property } from '../property.ts';

const isMissing = (error: unknown): boolean => [400, 403, 404].includes(Number(property(error, 'status')));

interface Caching {
  /** Seconds; a year for what is named by its content. */
  readonly maxAge: number;
  readonly immutable?: boolean;
}

/** The caching of files whose names change with their content. */
export const forever: Caching = { maxAge: 31_536_000, immutable: true };
/** The caching of files that keep their names: asked again every time, answered with 304. */
export const revalidated: Caching = { maxAge: 0 };

const tags = new LRUCache<string, string>({ max: 2000 });

/** What a file holds, in few letters: the same on every machine, and after a build that changed nothing. */
function tagOf(path: string, { size, mtimeMs }: Stats): string {
  const version = `${path} ${size} ${mtimeMs}`;
  const known = tags.get(version);
  if (known !== undefined) return known;
  const tag = contentHash(readFileSync(path));
  tags.set(version, tag);
  return tag;
}

/**
 * Sends a file of `folder`, compressed when a `.br` or `.gz` stands beside it, with an ETag.
 * @returns false, with nothing sent, when there is no such file
 */
export async function sendFile(
  ctx: Context,
  folder: string,
  path: string,
  caching: Caching,
): Promise<boolean> {
  try {
    const sent = await send(ctx, path, {
      root: folder,
      format: false,
      setHeaders(response, file, stats) {
        const directives = [
          'public',
          `max-age=${caching.maxAge}`,
          ...(caching.immutable ? ['immutable'] : []),
        ];
        response.setHeader('Cache-Control', directives.join(', '));
        response.setHeader('Vary', 'Accept-Encoding');
        response.setHeader('ETag', `W/"${tagOf(file, stats)}"`);
      },
    });
    if (!sent) return false;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  // Koa closes the file whether it is sent or not.
  if (isKnown(ctx.req.headers['if-none-match'], ctx.response.get('ETag'))) ctx.status = 304;
  return true;
}
