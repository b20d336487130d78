import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Middleware } from 'koa';

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>;

const options = (https: boolean, styleHashes: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'style-src': ["'self'", ...styleHashes.map(hash => `'${hash}'`)],
      // An advisor's photo may be a link to anywhere.
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'font-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      ...(https && { 'upgrade-insecure-requests': [] }),
    },
  },
  strictTransportSecurity: https,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/**
 * Helmet's headers on every answer. They are the same for each, so Helmet runs once, on an answer that nobody gets.
 * @param styleHashes the inline style sheets of our own plain pages, as `sha256-…`
 */
export function securityHeaders(publicUrl: string, styleHashes: readonly string[]): Middleware {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options(publicUrl.startsWith('https:'), styleHashes))(sample.req, sample, error => {
    if (error) throw error;
  });
  const headers = Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value);
    return next();
  };
}
