import type { Middleware } from 'koa';
import { ApiError } from '../http/errors.ts';
import { isApiPath } from '../http/router.ts';
import { sendNotFoundPage } from './plain-page.ts';

// A proxy's rule is about one spelling of a path; whatever else some step would take for it has to lead nowhere:
// a letter written as %61, a doubled slash, dots, and the backslash that programs read as a slash.
const anotherSpelling = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)|\/\/|\/\.{1,2}(?:\/|$)|\\/i;
// The API's router takes neither for a part of an address, so there they can only stand in a name that somebody sent.
const slashOfFiles = /%(?:2f|5c)/i;

/** Answers only for addresses as they are written in one way, the one that is documented. */
export const exactPaths: Middleware = (ctx, next) => {
  const isApi = isApiPath(ctx.path);
  if (!anotherSpelling.test(ctx.path) && (isApi || !slashOfFiles.test(ctx.path))) return next();
  if (isApi) throw new ApiError('not_found');
  sendNotFoundPage(ctx);
};
