import type { Context } from 'koa';
import { ApiError, type Saved } from './errors.ts';
import { isKnown } from './etag.ts';

/** Whether a caller has seen this version of what it is about to change. */
export type Seen = (version: number) => boolean;

/** A version as it is named in ETag and If-Match. */
export const tagOf = (version: number): string => `"${version}"`;

/** Tells the version that an answer shows. */
export const sendVersion = (ctx: Context, version: number): void => ctx.set('ETag', tagOf(version));

/**
 * Reads `If-Match`. Without one the caller replaces any version: `ctx.state.withoutVersion` is then true, which the
 * history records.
 */
export function seenByCaller(ctx: Context): Seen {
  const seen = ctx.get('If-Match');
  ctx.state.withoutVersion = seen === '';
  return version => seen === '' || isKnown(seen, tagOf(version));
}

/** The refusal of a change to a version that is no longer there. */
export function staleVersion(saved: Saved): ApiError {
  const who = saved.by === null ? 'The site' : (saved.by ?? 'Another of your windows');
  const detail = `${who} saved this at ${saved.at.toISOString()}. Nothing of yours was written: load it again.`;
  return new ApiError('stale_version', { detail, saved });
}
