import { ApiProblem } from '@loan-kereta/sdk/client';
import { create } from 'zustand';

interface Stale {
  /** Since when the calculator on the screen is no longer the server's, in ms since 1970; undefined when it is. */
  readonly since?: number;
  /** Whether the server could not be asked at all: an answer may also be only late. */
  readonly isLost?: boolean;
}

type Owner = number | 'guest';

/** Of each calculator of this tab, by the account that it belongs to: one outlives the session, and asks on. */
export const useStale = create<Readonly<Partial<Record<Owner, Stale>>>>()(() => ({}));

/** Notes how old an account's calculator is: not at all, unless told. */
export const noteAge = (owner: Owner, stale: Stale = {}): void => useStale.setState({ [owner]: stale });

/** Whether a failure says that the server cannot be reached, and not only that it is slow. */
export const isLost = (failure: unknown): boolean =>
  !(failure instanceof ApiProblem && failure.code === 'timed_out');
