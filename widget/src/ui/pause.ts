/** Resolves after so many ms. Where a page has put something in place of its timers it may reject at once, or never settle. */
export const pause = (ms: number): Promise<undefined> => new Promise(resolve => setTimeout(resolve, ms));
