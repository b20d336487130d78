import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { otherQuery, whenDown } from './when-down.ts';
import type { Worker } from './worker.ts';

declare const self: Worker;

/** After so long the network counts as gone, in s. */
const networkTimeoutSeconds = 4;
const newest = (cacheName: string) => ({
  cacheName,
  networkTimeoutSeconds,
  plugins: [new ExpirationPlugin({ maxEntries: 20 }), whenDown],
});

const pages = newest('pages');
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/a\/[^/]+$/.test(url.pathname),
  new NetworkFirst({ ...pages, plugins: [otherQuery(pages.cacheName), ...pages.plugins] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(loan-kereta\.js|favicon\.svg|a\/keep\.js)$/.test(url.pathname),
  new NetworkFirst(newest('scripts')),
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
const advisors = { ...newest('advisors'), networkTimeoutSeconds: 2.5 };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/embed/'),
  new NetworkFirst({
    ...advisors,
    plugins: [...advisors.plugins, sayCached],
    // Without a network the browser's own copy would pass for an answer.
    fetchOptions: { cache: 'no-cache' },
  }),
);
// Both are named after their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(modules|uploads)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'unchanging', plugins: [new ExpirationPlugin({ maxEntries: 100 })] }),
);
// It keeps no files of a version, so that a new one need not wait.
void self.skipWaiting();
