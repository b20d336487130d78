import { files } from 'virtual:precache';
import { pages } from '@loan-kereta/sdk/pages';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  PrecacheFallbackPlugin,
  precache,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { whenDown } from './when-down.ts';
import type { Worker } from './worker.ts';

declare const self: Worker;

precache(files);
cleanupOutdatedCaches();
const { app, profile, account, embed, customize, cleanWhite, minimalCard, imageHighlight, shadowGlass } =
  pages;
// The calculator is of one version, with all that belongs to it.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(app.path), {
    // Compared with the query, such as that of a live stream.
    allowlist: [new RegExp(`^${app.path}(\\?|$)`)],
  }),
);
// After it: by itself a kept page only answers whoever asks in the very languages that it was kept in.
addRoute();
/**
 * The other pages that an advisor works in: they start without a network, and say what they cannot load. One that was only
 * gone to by a link has no document of its own here, and begins with the calculator's, whose router draws them all.
 */
const started = [profile, account, embed, customize, cleanWhite, minimalCard, imageHighlight, shadowGlass];
const startedCache = 'started';
// Their documents name files of their own version, of which a new one keeps none.
self.addEventListener('activate', event => event.waitUntil(caches.delete(startedCache)));
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && started.some(({ path }) => path === url.pathname),
  new NetworkFirst({
    cacheName: startedCache,
    networkTimeoutSeconds: 4,
    matchOptions: { ignoreSearch: true },
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: app.path }), whenDown],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parts', plugins: [new ExpirationPlugin({ maxEntries: 300 })] }),
);
// Photos are named after their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
  new CacheFirst({ cacheName: 'photos', plugins: [new ExpirationPlugin({ maxEntries: 60 })] }),
);
// Requests to the API skip the worker: a tab that polls would keep it busy, and a busy worker gives way to no new version.
self.addEventListener('install', event => {
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' });
});
// A new version waits until the person takes it.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});
