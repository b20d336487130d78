import type { Middleware } from 'koa';
import { crossOriginHeaders } from '../../http/cross-origin.ts';
import { isKnown } from '../../http/etag.ts';
import { type UploadsService, uploadName } from './service.ts';

/** Sends uploaded pictures to pages of any origin. They were made by us, and still may do nothing if opened alone. */
export const uploadedFiles =
  (uploads: UploadsService): Middleware =>
  async (ctx, next) => {
    const name = uploadName(ctx.path);
    if (name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const bytes = await uploads.read(name);
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
