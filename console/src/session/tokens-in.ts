/**
 * What a mailed link has brought behind the `#`, by its names; empty where that only leads to a place on the page.
 */
export const tokensIn = (hash: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(hash.slice(1))].filter(([, token]) => token !== ''));

/** The place on a page that the part behind the `#` leads to; empty where it has brought tokens, which no server may read. */
export const placeIn = (hash: string): string => (/=./.test(hash) ? '' : hash);
