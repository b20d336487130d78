import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../log.ts';
import type { Metrics } from './metrics.ts';

const saneId = /^[\w.-]{1,100}$/;

/** Gives every request an id, or keeps the one that a proxy gave it, and counts and logs how it went. */
export function observe(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    ctx.state.requestId = saneId.test(given) ? given : randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    const start = performance.now();
    ctx.res.once('close', () => {
      const milliseconds = performance.now() - start;
      const route: string = ctx.state.route ?? 'other';
      metrics.observe(ctx.method, route, ctx.status, milliseconds / 1000);
      // The path and no more: a query may hold what nobody but its reader should see.
      logger.info(
        {
          request_id: ctx.state.requestId,
          method: ctx.method,
          path: ctx.path,
          status: ctx.status,
          ms: Math.round(milliseconds * 10) / 10,
          ...(!ctx.res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    await next();
  };
}
