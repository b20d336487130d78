import { isRecord, type UnknownRecord } from '@loan-kereta/sdk/rules';

/** A storage of the browser, as far as that opens it to us: one that is closed remembers nothing, and stops nothing. */
const within = (area: () => Storage) => ({
  read(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  /** What is stored as JSON under a key, where that is an object; undefined when there is none that can be read. */
  readRecord(key: string): UnknownRecord | undefined {
    try {
      const data: unknown = JSON.parse(area().getItem(key) ?? 'null');
      return isRecord(data) ? data : undefined;
    } catch {
      return undefined;
    }
  },
  /** @returns whether it is remembered: where it is full or closed nothing else is lost. */
  write(key: string, value: string): boolean {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  /** Removes every key but those named. */
  clearExcept(excepted: readonly string[]): void {
    try {
      for (const key of Object.keys(area())) if (!excepted.includes(key)) area().removeItem(key);
    } catch {
      // What is closed holds nothing.
    }
  },
  remove(...keys: readonly string[]): void {
    try {
      for (const key of keys) area().removeItem(key);
    } catch {
      // What is closed holds nothing.
    }
  },
});

/** What this browser remembers, in every tab and over a restart. */
export const storage = within(() => localStorage);

/** What this tab remembers until it is closed. */
export const tabStorage = within(() => sessionStorage);

/** Calls back when another tab changes the key. @param changed gets the new value; null when it is gone */
export function onOtherTab(key: string, changed: (value: string | null) => void): void {
  window.addEventListener('storage', event => {
    if (event.key === key) changed(event.newValue);
  });
}
