import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { followAdmin } from '../session/admin.ts';
import { queries } from './queries.ts';
import { hastenAdmins, leaveWhenEnded, router } from './router.tsx';

/** The console: every page but the front page. */
export function Console() {
  return (
    // Style elements would need a nonce; what they would hold is in our own style sheets.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  );
}

followAdmin();
leaveWhenEnded();
hastenAdmins();
