import { files } from 'virtual:precache';
import { pages } from '@loan-kereta/sdk/pages';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { Worker } from './worker.ts';

declare const self: Worker;

/** The pages that an advisor works in, all of which start without a network and say what they cannot load. */
const { app, profile, account, embed, customize, cleanWhite, minimalCard, imageHighlight, shadowGlass } =
  pages;
const started = [
  app,
  profile,
  account,
  embed,
  customize,
  cleanWhite,
  minimalCard,
  imageHighlight,
  shadowGlass,
];

precacheAndRoute(files);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(app.path), {
    // Compared with the query, such as that of a live stream.
    allowlist: started.map(({ path }) => new RegExp(`^${path}(\\?|$)`)),
  }),
);
// Photos are named after their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
  new CacheFirst({ cacheName: 'photos', plugins: [new ExpirationPlugin({ maxEntries: 60 })] }),
);
// A new version waits until the person takes it.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});
