import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { asAddressed } from './as-addressed.ts';
import { whenDown } from './when-down.ts';
import type { Worker } from './worker.ts';

declare const self: Worker;

/** After so long the network counts as gone, in s. */
const networkTimeoutSeconds = 4;

/** The most advisors that are cached. Each has a cache of its own, which no other advisor's answer enters. */
const mostAdvisors = 20;
const prefix = 'advisor-';
const cacheOf = (params: unknown): string => `${prefix}${Array.isArray(params) ? params[1] : ''}`;

/** Deletes the caches of the advisors whose pages were opened longest ago. */
async function deleteOldest(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith(prefix));
  await Promise.all(names.slice(0, -mostAdvisors).map(name => caches.delete(name)));
}

interface Looked {
  readonly request: Request;
  readonly state?: Record<string, unknown>;
}

/** Caches an advisor's page once, whatever its address asks of the calculator: the page is then made for each address. */
const underEachAddress = {
  async cacheKeyWillBeUsed({ request, state }: Looked): Promise<string> {
    if (state) state.address = request.url;
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
  async cachedResponseWillBeUsed({
    cachedResponse,
    state,
  }: Pick<Looked, 'state'> & { readonly cachedResponse?: Response | undefined }) {
    if (!cachedResponse || typeof state?.address !== 'string') return cachedResponse;
    const { status, headers } = cachedResponse;
    return new Response(asAddressed(await cachedResponse.text(), new URL(state.address)), {
      status,
      headers,
    });
  },
  cacheDidUpdate: deleteOldest,
};

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/a\/([^/]+)$/.exec(url.pathname),
  ({ request, event, params }) =>
    new NetworkFirst({
      cacheName: cacheOf(params),
      networkTimeoutSeconds,
      plugins: [underEachAddress, whenDown],
    }).handle({ request, event }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(loan-kereta\.js|favicon\.svg|a\/keep\.js)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'scripts',
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 20 }), whenDown],
  }),
);

/** Tells the page that what it shows of the advisor is a cached copy, and since when. */
const sayCached = {
  async cachedResponseWillBeUsed({
    cachedResponse,
    event,
  }: {
    readonly cachedResponse?: Response | undefined;
    readonly event: object;
  }) {
    const client = await self.clients.get(String(Reflect.get(event, 'clientId')));
    if (cachedResponse) client?.postMessage({ cached: cachedResponse.headers.get('Date') });
    return cachedResponse;
  },
};
/** A calculator waits 3 s before it shows the built-in list: what is kept of its advisor is there before. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/embed\/([^/]+)$/.exec(url.pathname),
  ({ request, event, params }) =>
    new NetworkFirst({
      cacheName: cacheOf(params),
      networkTimeoutSeconds: 2.5,
      plugins: [whenDown, sayCached],
      // Without a network the browser's own copy would pass for an answer.
      fetchOptions: { cache: 'no-cache' },
    }).handle({ request, event }),
);
// A version before this one cached all advisors together.
self.addEventListener('activate', event =>
  event.waitUntil(Promise.all(['pages', 'advisors'].map(name => caches.delete(name)))),
);
// Both are named after their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(modules|uploads)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'unchanging', plugins: [new ExpirationPlugin({ maxEntries: 100 })] }),
);
// It keeps no files of a version, so that a new one need not wait.
void self.skipWaiting();
