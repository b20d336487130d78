import { watchPolicy } from '../policy.ts';

/** Why an address is not to be had: refused by a directive of the page's policy, or for another reason. */
export type Missed = { readonly refusedBy: string } | 'unreachable';

/** How long an address may take, in ms. */
const timeout = 10_000;

/**
 * Tries whether the page may and can fetch a script, without running it.
 * @param nonce of the script tag that it stands for
 */
export async function probeScript(
  address: string,
  as: 'script' | 'module',
  nonce: string,
): Promise<Missed | 'there'> {
  const link = document.createElement('link');
  link.rel = as === 'module' ? 'modulepreload' : 'preload';
  if (as === 'script') link.setAttribute('as', 'script');
  link.nonce = nonce;
  link.href = address;
  const refusal = watchPolicy(address);
  const arrived = await new Promise<boolean>(resolve => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    AbortSignal.timeout(timeout).addEventListener('abort', () => resolve(false));
    document.head.append(link);
  });
  const refusedBy = await refusal();
  link.remove();
  if (refusedBy) return { refusedBy };
  return arrived ? 'there' : 'unreachable';
}

/** Asks for an address as the element does. @returns the response, or why there is none */
export async function probeFetch(address: string, init: RequestInit = {}): Promise<Response | Missed> {
  const refusal = watchPolicy(address);
  // A page's own `fetch` may throw at once, or give something else.
  const response = await Promise.resolve()
    .then(() => fetch(address, { ...init, signal: AbortSignal.timeout(timeout) }))
    .catch(() => undefined);
  const refusedBy = await refusal();
  if (response instanceof Response) return response;
  return refusedBy ? { refusedBy } : 'unreachable';
}

/** Whether an address answers what is no `fetch`: a page may have put something in its place. */
export const answersOtherwise = (address: string): Promise<boolean> =>
  new Promise(resolve => {
    const request = new XMLHttpRequest();
    request.timeout = timeout;
    request.addEventListener('loadend', () => resolve(request.status > 0));
    request.open('GET', address);
    request.send();
  });
