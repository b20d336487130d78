/** True when the storage did not do what it was asked: a disk that is full or gone, a bucket that does not answer. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && String(Reflect.get(error, 'code')).startsWith('E_CANNOT_');

// What a disk says that has no room, and what a bucket's server says, by its status.
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT']);
const fullStatus = 507;

/** True when a storage failed because there is no room left. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (
      fullCodes.has(Reflect.get(cause, 'code')) ||
      Reflect.get(Object(Reflect.get(cause, '$metadata')), 'httpStatusCode') === fullStatus
    )
      return true;
  return false;
}
