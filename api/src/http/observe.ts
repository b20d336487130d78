import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../log.ts';
import type { Metrics } from './metrics.ts';

const saneId = /^[\w.-]{1,100}$/;

/** Gives every request an id, or keeps the one that a proxy gave it, and counts and logs how it went. */
export function observe(logger: Logger, metrics: Metrics): Middleware {
  // Its lines hold only what is named below, so they are spared the search for what must be hidden.
  const lines = logger.child({}, { redact: [] });
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    ctx.state.requestId = typeof given === 'string' && saneId.test(given) ? given : randomUUID();
    const start = performance.now();
    const { req, res } = ctx;
    res.once('close', () => {
      const milliseconds = performance.now() - start;
      const route: string = ctx.state.route ?? 'other';
      metrics.observe(ctx.method, route, res.statusCode, milliseconds / 1000);
      // What was answered from memory is counted, not logged: its line would cost more than the answer.
      const level = ctx.state.cached ? 'debug' : 'info';
      if (!lines.isLevelEnabled(level)) return;
      lines[level](
        {
          request_id: ctx.state.requestId,
          method: req.method,
          // The path and no more: a query may hold what nobody but its reader should see.
          path: ctx.path,
          status: res.statusCode,
          ms: Math.round(milliseconds * 10) / 10,
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    return next();
  };
}
