import { refusals } from '@loan-kereta/sdk/languages';
import type { Middleware } from 'koa';
import { ApiError } from '../http/errors.ts';
import { isReading } from '../http/methods.ts';
import { languageOf } from '../http/problems.ts';
import { isApiPath } from '../http/router.ts';
import { sendPlainPage } from './plain-page.ts';

/** The fields of our forms that hold a password. */
const passwords = ['password', 'current_password', 'new_password', 'confirmation'];

const detail = refusals.en.sentences.passwordInAddress;

/**
 * Refuses to read an address that holds a secret, as a form sends it without its script: nothing is done, and the query
 * is logged nowhere. A `code` is one only where admins sign in.
 */
export const secretQueries: Middleware = (ctx, next) => {
  const names = /^\/admin(?:\/|$)/.test(ctx.path) ? [...passwords, 'code'] : passwords;
  if (!isReading(ctx) || ctx.search === '' || !names.some(name => name in ctx.query)) return next();
  if (isApiPath(ctx.path)) throw new ApiError('invalid_request', { detail });
  const language = languageOf(ctx);
  ctx.vary('Accept-Language');
  sendPlainPage(ctx, 400, refusals[language].sentences.passwordInAddress, '', language);
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
};
