import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Storage } from './storage.ts';

/** An answer holds so long, as anybody may ask. */
const holdsMilliseconds = 5000;
/** As much as a large picture takes. */
const bytes = 65_536;

/**
 * Says whether files can be kept, by keeping one and letting it go.
 * @returns a question that rejects with what the storage said
 */
export function storageReadiness(storage: Storage, now: Clock): () => Promise<void> {
  const name = `ready-${randomBytes(6).toString('hex')}`;
  let answer: { readonly until: number; readonly outcome: Promise<void> } | undefined;
  async function ask(): Promise<void> {
    await storage.put(name, new Uint8Array(bytes));
    await storage.delete(name);
  }
  return () => {
    const time = now().getTime();
    if (answer === undefined || time >= answer.until)
      answer = { until: time + holdsMilliseconds, outcome: ask() };
    return answer.outcome;
  };
}
