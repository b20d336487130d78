import { property } from '../property.ts';

/** True when the storage did not do what it was asked: a disk that is full or gone, a bucket that does not answer. */
export const isStorageFailure = (error: unknown): boolean =>
  String(property(error, 'code')).startsWith('E_CANNOT_');

// What a disk says that has no room, and what a bucket's server says, by its status.
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT']);
const fullStatus = 507;

/** True when a storage failed because there is no room left. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (
      fullCodes.has(property(cause, 'code')) ||
      Reflect.get(Object(property(cause, '$metadata')), 'httpStatusCode') === fullStatus
    )
      return true;
  return false;
}
