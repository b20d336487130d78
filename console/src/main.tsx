import { findPage } from '@loan-kereta/sdk/pages';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './app/boundary.tsx';
import { Crash } from './app/crash.tsx';
import { followAppearance } from './browser/appearance.ts';
import { followLanguage } from './language/language.ts';
import { followSession, useSession } from './session/advisor.ts';
import './ui/base.css';

/** The front page is an entry of its own: a visitor downloads neither the router nor the console. */
const entry = (): Promise<ComponentType> =>
  findPage(window.location.pathname) === 'landing'
    ? import('./site/landing/start.ts').then(({ ready }) => ready())
    : import('./app/start.tsx').then(({ Console }) => Console);

followAppearance();
followLanguage();
followSession();
// biome-ignore lint/suspicious/noConsole: the message is specified.
if (useSession.getState().status === 'guest') console.info('No user session found');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const Page = await entry().catch(() => Crash);
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <Page />
    </Boundary>
  </StrictMode>,
);
