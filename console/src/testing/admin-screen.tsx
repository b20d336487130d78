import { CSPProvider } from '@base-ui/react/csp-provider';
import type { AdminRole } from '@loan-kereta/sdk/contract';
import { type AdminPageId, pages } from '@loan-kereta/sdk/pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { adminScreens } from '../app/admin-screens.ts';
import { queries } from '../app/queries.ts';
import { Root } from '../app/root.tsx';

import { type Language, useLanguage } from '../language/language.ts';
import { adminSignedIn } from '../session/admin.ts';

interface AdminScreenProps {
  readonly screen: AdminPageId;
  /** What its address says of what it shows: '?status=pending'. */
  readonly search?: string;
  readonly role?: AdminRole;
  readonly language: Language;
}

/** A screen of the admin centre as the router draws it, in its frame, outside a browser's own address bar. */
export function AdminScreen({ screen, search = '', role = 'admin', language }: AdminScreenProps) {
  const [router] = useState(() => {
    queries.clear();
    adminSignedIn({ email: `demo-${role}@example.com`, role });
    const { path } = pages[screen];
    const inFrame = {
      lazy: () => import('../app/frames/admin.tsx'),
      children: [{ id: screen, path, lazy: adminScreens[screen].load }],
    };
    return createMemoryRouter([{ Component: Root, HydrateFallback: () => null, children: [inFrame] }], {
      initialEntries: [path + search],
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
