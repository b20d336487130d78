import { storage } from '../browser/storage.ts';
import type { UserType } from './channel.ts';
import type { SessionTimes } from './phase.ts';

/** Where the times of a session are kept, which all tabs share: what is done in one keeps the others signed in. */
export const timesKey = (kind: UserType): string => `lk.session.${kind}`;

export function writeTimes(kind: UserType, times: SessionTimes): void {
  storage.write(timesKey(kind), JSON.stringify(times));
}

const isTime = (value: unknown): value is number => Number.isFinite(value);

/** The times of a session; from now on when the browser does not remember them, or the clock has been set back since. */
export function readTimes(kind: UserType, now = Date.now()): SessionTimes {
  const { began, active } = storage.readRecord(timesKey(kind)) ?? {};
  if (isTime(began) && isTime(active) && began <= now && active <= now) return { began, active };
  const times = { began: isTime(began) ? Math.min(began, now) : now, active: now };
  writeTimes(kind, times);
  return times;
}

/** Writes down that the person does something now. */
export const noteActive = (kind: UserType, now = Date.now()): void =>
  writeTimes(kind, { ...readTimes(kind, now), active: now });

/** When the session began that the browser remembers; undefined when it remembers none. */
export function beganAt(kind: UserType): number | undefined {
  const { began } = storage.readRecord(timesKey(kind)) ?? {};
  return isTime(began) ? began : undefined;
}
