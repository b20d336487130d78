import { findPage, pages } from '@loan-kereta/sdk/pages';

/** Where somebody goes after signing in who was not sent there by a page: an advisor, and an admin. */
export const home = pages.app.path;
export const adminHome = pages.adminDashboard.path;

/** The address of a link; undefined when it is none. `URL.parse` came with Chromium 126 and Safari 18. */
function addressOf(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, origin);
  } catch {
    return undefined;
  }
}

/**
 * The page of ours to go to after signing in, from the `next` of an address.
 * Anything that a browser would take for another site, or for something to run, leads home instead.
 */
export function returnTo(query: URLSearchParams, origin = location.origin, otherwise: string = home): string {
  const next = query.get('next');
  const address = next?.startsWith('/') ? addressOf(next, origin) : undefined;
  if (address?.origin !== origin || !findPage(address.pathname)) return otherwise;
  return address.pathname + address.search + address.hash;
}

/** The address of a sign-in page that leads back to a page of ours. */
export const withReturn = (signInPath: string, next: string): string =>
  next === home || next === adminHome ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`;
