import { begin } from './begin.tsx';

/** The console: every page but the front page. */
await begin(() => import('./app/start.tsx').then(({ ready }) => ready()));
