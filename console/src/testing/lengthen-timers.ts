import type { BrowserContext } from '@playwright/test';

/**
 * Makes timers of a page that have one of these delays, in ms, run ten times as long. A person reacts within them, but a
 * test on a busy machine may not.
 */
export const lengthenTimers = (context: BrowserContext, delays: readonly number[]): Promise<unknown> =>
  context.addInitScript(long => {
    const { setTimeout } = window;
    window.setTimeout = ((work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(work, long.includes(delay) ? 10 * delay : delay, ...rest)) as typeof setTimeout;
  }, delays);
