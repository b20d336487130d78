import type { Context } from 'koa';
import { ApiError, type Saved } from './errors.ts';
import { isKnown } from './etag.ts';

/** Whether a caller has seen this version of what it is about to change. */
export type Seen = (version: number) => boolean;

/** A version as it is named in ETag and If-Match. */
export const tagOf = (version: number): string => `"${version}"`;

/** Tells the version that an answer shows. */
export const sendVersion = (ctx: Context, version: number): void => ctx.set('ETag', tagOf(version));

/** What a caller says in `If-Match` that it has seen; one that says nothing means whatever there is. */
export function seenByCaller(ctx: Context): Seen {
  const seen = ctx.get('If-Match');
  return version => seen === '' || isKnown(seen, tagOf(version));
}

/** For what replaces a whole document: refuses a caller that does not say which version. @throws {ApiError} `precondition_required` */
export function requireVersion(ctx: Context): void {
  if (ctx.get('If-Match') === '') throw new ApiError('precondition_required');
}

/** The refusal of a change to a version that is no longer there. */
export function staleVersion(saved: Saved): ApiError {
  const who = saved.by === null ? 'The site' : (saved.by ?? 'Another of your windows');
  const detail = `${who} saved this at ${saved.at.toISOString()}. Nothing of yours was written: load it again.`;
  return new ApiError('stale_version', { detail, saved });
}
