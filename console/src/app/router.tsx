import { createBrowserRouter } from 'react-router';
import { Crash } from './crash.tsx';

/** Every page, each its own chunk. Whatever one of them throws, or a chunk that does not arrive, ends at `Crash`. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: Crash,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: () => import('../site/landing/page.tsx') },
      { path: '*', lazy: () => import('../site/not-found/page.tsx') },
    ],
  },
]);
