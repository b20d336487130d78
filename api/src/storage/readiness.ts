import type { Clock } from '../clock.ts';
import type { ReadinessCheck } from '../readiness.ts';
import { isStorageFull } from './failures.ts';
import type { Storage } from './storage.ts';

/** An answer holds so long, as anybody may ask. */
const holdsMilliseconds = 5000;
/** As much as a large picture takes. */
const bytes = 65_536;

/** The same for all processes: one that is killed in between leaves it to the next that looks. */
const name = 'ready';

/** Looks whether files can be kept, by keeping one and letting it go. */
export function storageTrouble(storage: Storage, now: Clock): ReadinessCheck {
  let response: { readonly until: number; readonly trouble: Promise<string | undefined> } | undefined;
  async function look(): Promise<string | undefined> {
    try {
      await storage.put(name, new Uint8Array(bytes));
      await storage.delete(name);
      return undefined;
    } catch (error) {
      return isStorageFull(error) ? 'The storage of files is full.' : 'Files cannot be kept.';
    }
  }
  return () => {
    const time = now().getTime();
    if (response === undefined || time >= response.until)
      response = { until: time + holdsMilliseconds, trouble: look() };
    return response.trouble;
  };
}
