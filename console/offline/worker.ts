import { files } from 'virtual:precache';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

/** The part of a service worker's scope that is used here; the library of the page's types does not have it. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (name: 'message', listener: (event: { readonly data: unknown }) => void) => void;
};

/** The pages that start without a network: those in which an advisor works with the calculator. */
const pages = [/^\/app$/, /^\/profile$/, /^\/templates\//];

precacheAndRoute(files);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app'), { allowlist: pages }));
// The advisor's photo.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/uploads/'),
  new StaleWhileRevalidate({ cacheName: 'photos' }),
);
// A new version waits until the person takes it.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});
