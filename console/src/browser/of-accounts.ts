import { isRecord, type UnknownRecord } from '@loan-kereta/sdk/rules';
import { storage } from './storage.ts';

/**
 * A place in the browser for something of each account: whoever signs in on a shared device takes nothing away from who
 * was there before.
 */
export const ofAccounts = (key: string) => {
  const all = (): UnknownRecord => {
    const stored = storage.readRecord(key) ?? {};
    // A version before this one kept something of one account only, which it named.
    const owner = stored.userId ?? stored.advisorId;
    return typeof owner === 'number' ? { [owner]: stored } : stored;
  };
  return {
    /** What is kept for an account, as this page wrote it; undefined when there is nothing. */
    read(id: number): UnknownRecord | undefined {
      const own = all()[id];
      return isRecord(own) ? own : undefined;
    },
    /** Keeps something for an account in place of what was there; nothing for undefined. @returns whether it is kept */
    write(id: number, value: object | undefined): boolean {
      const { [id]: _before, ...others } = all();
      const kept = value === undefined ? others : { ...others, [id]: value };
      if (Object.keys(kept).length > 0) return storage.write(key, JSON.stringify(kept));
      storage.remove(key);
      return true;
    },
  };
};
