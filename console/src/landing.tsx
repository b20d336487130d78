import { begin } from './begin.tsx';

/** The front page, an entry of its own: it is built on Preact, and shares no chunk with the console. */
begin(() => import('./site/landing/start.ts').then(({ ready }) => ready()));
