import type { Middleware } from 'koa';
import { pictureNameIn } from '../storage/picture-store.ts';
import { crossOriginHeaders } from './cross-origin.ts';
import { isKnown } from './etag.ts';
import { isReading } from './methods.ts';

interface Pictures {
  /** Where they are: the path before their names. */
  readonly folder: string;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
}

/** Sends uploaded pictures to pages of any origin. They were made by us, and still may do nothing if opened alone. */
export const uploadedFiles =
  ({ folder, read }: Pictures): Middleware =>
  async (ctx, next) => {
    const name = pictureNameIn(folder, ctx.path);
    if (name === undefined || !isReading(ctx)) return next();
    const bytes = await read(name);
    if (bytes === undefined) return next();

    const etag = `"${name}"`;
    ctx.set(crossOriginHeaders);
    ctx.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    });
    ctx.type = 'image/webp';
    ctx.body = Buffer.from(bytes);
    if (isKnown(ctx.req.headers['if-none-match'], etag)) ctx.status = 304;
  };
