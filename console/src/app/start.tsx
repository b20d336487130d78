import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { RouterProvider } from 'react-router/dom';
import { nextTask } from '../browser/next-task.ts';
import { followAdmin } from '../session/admin.ts';
import { queries } from './queries.ts';
import { hastenAdmins, keyFirstPage, leaveWhenEnded, openRouter, type Router } from './router.tsx';

/** The console: every page but the front page. */
const consoleOf = (router: Router) =>
  function Console() {
    return (
      // Style elements would need a nonce; what they would hold is in our own style sheets.
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    );
  };

/** Whether the document shows what is to come: then that stays until the page itself takes its place. */
const isDrawn = () =>
  document.documentElement.dataset.still !== 'hidden' && document.getElementById('drawn') !== null;

const firstPage = (router: Router) =>
  new Promise<void>(resolve => {
    const look = ({ initialized }: typeof router.state) => {
      if (!initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });

/** The console, as soon as it has more to show than the document. */
export async function ready(): Promise<ComponentType> {
  // The task of what has been fetched is long enough, and so is that of the router.
  await nextTask();
  keyFirstPage();
  await nextTask();
  const router = openRouter();
  followAdmin();
  leaveWhenEnded(router);
  hastenAdmins(router);
  if (isDrawn()) await firstPage(router);
  return consoleOf(router);
}
