import { isLanguage, type Language, languageCodes } from '@loan-kereta/sdk/languages';
import type { Context, Middleware } from 'koa';
import type { Logger } from '../log.ts';
import { property } from '../property.ts';
import { toApiError, toProblem } from './errors.ts';
import { Moved, sendMoved } from './moved.ts';

// What Node says when the caller went away before the end; HPE_… are its parser's, of a request that stopped short.
const disconnects = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);

/** True for an error that only says that the caller has gone. */
export function isDisconnect(error: unknown): boolean {
  const code = String(property(error, 'code'));
  return disconnects.has(code) || code.startsWith('HPE_');
}

/** Sends whatever is thrown below as problem+json; what is our fault is logged, and the caller is told no more than that. */
export function problems(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      if (isDisconnect(thrown)) {
        ctx.status = 400;
        return;
      }
      if (thrown instanceof Moved) {
        sendMoved(ctx, thrown);
        return;
      }
      const error = toApiError(thrown);
      // What was refused on purpose, such as one more picture than may wait, needs nobody's eyes.
      if (error.status >= 500 && (error !== thrown || error.cause !== undefined))
        logger.error({ err: thrown, route: ctx.state.route }, 'request failed');
      sendProblem(ctx, error);
    }
  };
}

// English comes first: it is what a caller is told that asks for nothing, or for nothing that there is.
const offered = ['en', ...languageCodes.filter(code => code !== 'en')];

/** The language that a caller asks for. */
export const languageOf = (ctx: Context): Language => {
  const [asked] = [ctx.acceptsLanguages(offered)].flat();
  return typeof asked === 'string' && isLanguage(asked) ? asked : 'en';
};

/** Answers with a refusal, in the caller's language. */
function sendProblem(ctx: Context, error: ReturnType<typeof toApiError>): void {
  const language = languageOf(ctx);
  ctx.status = error.status;
  ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
  ctx.remove('ETag');
  ctx.vary('Accept-Language');
  ctx.set('Content-Language', language);
  ctx.body = JSON.stringify(toProblem(error, ctx.state.requestId, language));
  ctx.type = 'application/problem+json';
}
