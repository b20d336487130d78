import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { whenDown } from './when-down.ts';
import type { Worker } from './worker.ts';

declare const self: Worker;

// The page of a source starts without a network too, as an empty page: a browser's own error would lie over the stream.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === '/obs',
  new NetworkFirst({ cacheName: 'source', networkTimeoutSeconds: 4, plugins: [whenDown] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'source-parts', plugins: [new ExpirationPlugin({ maxEntries: 60 })] }),
);
void self.skipWaiting();
