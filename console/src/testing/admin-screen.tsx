import { CSPProvider } from '@base-ui/react/csp-provider';
import type { AdminRole } from '@loan-kereta/sdk/contract';
import { type AdminPageId, pages } from '@loan-kereta/sdk/pages';
import { sessionLimits } from '@loan-kereta/sdk/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { giveUpProof } from '../admin/step-up/step-up.ts';
import { AdminFault } from '../app/access-error.tsx';
import { adminScreens } from '../app/admin-screens.ts';
import { guard } from '../app/guard.ts';
import { queries } from '../app/queries.ts';
import { Root } from '../app/root.tsx';
import { screens } from '../app/screens.ts';
import { type Language, useLanguage } from '../language/language.ts';
import { adminSignedIn, useAdmin } from '../session/admin.ts';
import { writeTimes } from '../session/times.ts';

/** Where an admin comes in. */
type Door = 'adminLogin' | 'adminSetPassword';

interface AdminScreenProps {
  readonly screen: AdminPageId | Door;
  /** What its address says of what it shows: '?status=pending'. */
  readonly search?: string;
  /** Whose session it is; `unknown` where the server is still to be asked. */
  readonly role?: AdminRole | 'unknown';
  /** Where the session stands: nobody has been there for long, or it has lasted as long as any may. */
  readonly ending?: 'idle' | 'absolute';
  readonly language: Language;
}

const doors: readonly Door[] = ['adminLogin', 'adminSetPassword'];

const routes: readonly RouteObject[] = [
  {
    lazy: () => import('../app/frames/entry.tsx'),
    children: doors.map(id => ({ id, path: pages[id].path, loader: guard(id), lazy: screens[id].load })),
  },
  {
    ErrorBoundary: AdminFault,
    lazy: () => import('../app/frames/admin.tsx'),
    children: (Object.keys(adminScreens) as AdminPageId[]).map(id => ({
      id,
      path: pages[id].path,
      loader: guard(id),
      lazy: adminScreens[id].load,
    })),
  },
];

function begin(role: AdminRole | 'unknown', ending: AdminScreenProps['ending']): void {
  queries.clear();
  giveUpProof();
  if (role === 'unknown') {
    useAdmin.setState(useAdmin.getInitialState(), true);
    return;
  }
  const now = Date.now();
  const { warning, ...limits } = sessionLimits.admin;
  // The warning has just come up.
  const ago = ending ? limits[ending] - warning : 0;
  writeTimes('admin', { began: now - ago, active: ending === 'absolute' ? now : now - ago });
  adminSignedIn({ email: `demo-${role}@example.com`, role });
}

/** A screen of the admin centre as the router draws it, in its frame, outside a browser's own address bar. */
export function AdminScreen({ screen, search = '', role = 'admin', ending, language }: AdminScreenProps) {
  const [router] = useState(() => {
    begin(role, ending);
    return createMemoryRouter([{ Component: Root, HydrateFallback: () => null, children: [...routes] }], {
      initialEntries: [pages[screen].path + search],
    });
  });
  useEffect(() => useLanguage.setState({ language }), [language]);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  );
}
