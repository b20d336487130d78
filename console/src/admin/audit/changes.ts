import { isRecord } from '@loan-kereta/sdk/rules';

/** One field of what was done: where it stands in the record, and what was there before and is since. */
export interface Change {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Every field in which two records differ, those of records within them too. What one side lacks is undefined there. */
export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap(name => changesBetween(one[name], other[name], [...path, name]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}
