import { create } from 'zustand';

interface Stale {
  /** Since when the calculator on the screen is no longer the server's, in ms since 1970; undefined when it is. */
  readonly since?: number;
  /** True once there was no answer, which may also be only late. */
  readonly isLost?: true;
}

export const useStale = create<Stale>()(() => ({}));
