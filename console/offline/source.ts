import { files } from 'virtual:precache';
import { pages } from '@loan-kereta/sdk/pages';
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The page of a source starts without a network too, as an empty page: a browser's own error would lie over the stream. A
// new version takes over once no page of the former is open, whose later parts only its own cache has.
precache(files);
cleanupOutdatedCaches();
const { path } = pages.source;
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(path), { allowlist: [new RegExp(`^${path}(\\?|$)`)] }),
);
addRoute();
