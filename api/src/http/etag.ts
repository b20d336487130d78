import { createHash } from 'node:crypto';

/** What stands in a tag of some content: the same on every machine. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Whether a caller that sent this `If-None-Match` has what `etag` names already; a weak tag stands for the strong one. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some(tag => strong(tag) === strong(etag));
}
