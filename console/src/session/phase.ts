import { sessionLimits } from '@loan-kereta/sdk/rules';
import type { UserType } from './channel.ts';

/** What the limits of a session count from, in ms since 1970. */
export interface SessionTimes {
  readonly began: number;
  /** When the person last did something. */
  readonly active: number;
}

/** Where a session stands. */
export type SessionPhase =
  | { readonly name: 'running' }
  | {
      readonly name: 'warning';
      /** When it ends, in ms since 1970. */
      readonly endsAt: number;
      /** False when it has lasted as long as any session may. */
      readonly mayExtend: boolean;
    }
  | { readonly name: 'over' };

/** Where a session stands by the clock, however long the machine slept since it was last looked at. */
export function phaseAt(now: number, kind: UserType, { began, active }: SessionTimes): SessionPhase {
  const { idle, absolute, warning } = sessionLimits[kind];
  const last = began + absolute;
  const endsAt = Math.min(active + idle, last);
  if (now >= endsAt) return { name: 'over' };
  return now >= endsAt - warning
    ? { name: 'warning', endsAt, mayExtend: endsAt < last }
    : { name: 'running' };
}
