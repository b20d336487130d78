import { type ComponentType, type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Boundary } from './app/boundary.tsx';
import { Crash } from './app/crash.tsx';
import { followAppearance } from './browser/appearance.ts';
import { nextTask } from './browser/next-task.ts';
import { surviveTranslation } from './browser/survive-translation.ts';
import { followLanguage } from './language/language.ts';
import { followSession, useSession } from './session/advisor.ts';
import './ui/base.css';

/** Takes what the document has shown until now out of it, once the page stands there. */
function TakeOver({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => document.getElementById('drawn')?.remove(), []);
  return children;
}

/** Draws a page in the document, and has it follow what is chosen here and in other tabs. */
export async function begin(load: () => Promise<ComponentType>): Promise<void> {
  // To have read all of React is a task long enough, and so is this: to hear of other tabs the browser asks itself first.
  await nextTask();
  surviveTranslation();
  followAppearance();
  followLanguage();
  followSession();
  await nextTask();
  // biome-ignore lint/suspicious/noConsole: the message is specified.
  if (useSession.getState().status === 'guest') console.info('No user session found');

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const Page = await load().catch(() => Crash);
  // In small steps, between which the browser answers what is pressed.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <TakeOver>
          <Boundary>
            <Page />
          </Boundary>
        </TakeOver>
      </StrictMode>,
    ),
  );
}
