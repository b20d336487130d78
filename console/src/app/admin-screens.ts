import type { AdminPageId } from '@loan-kereta/sdk/pages';
import type { QueryClient } from '@tanstack/react-query';
import { adminsWords } from '../admin/admins/words.ts';
import { atOnce } from '../admin/all-users/at-once.ts';
import { auditWords } from '../admin/audit/words.ts';
import { dashboardWords } from '../admin/dashboard/words.ts';
import { editorWords } from '../admin/editor/words.ts';
import { mailWords } from '../admin/mail/words.ts';
import { carWords } from '../admin/models/words.ts';
import { plansWords } from '../admin/plans/words.ts';
import { stepUpWords } from '../admin/step-up/words.ts';
import { actWords } from '../admin/users/acts/words.ts';
import { usersWords } from '../admin/users/words.ts';
import { accountWords } from '../site/account/words.ts';
import type { Screen } from './screens.ts';

interface AdminScreen extends Screen {
  /** Imports what asks for all that the page is made of, before it is there to ask by itself. */
  readonly ask?: () => Promise<(queries: QueryClient, query: URLSearchParams) => Promise<unknown>>;
}

const center: AdminScreen = {
  load: () => import('../admin/users/page.tsx'),
  words: [usersWords, actWords, stepUpWords],
  ask: async () => (await import('../admin/users/use-user-list.ts')).fetchUsers,
};

/** The pages of signed-in admins, in the admin's frame. Nobody else downloads what stands here. */
export const adminScreens: Readonly<Record<AdminPageId, AdminScreen>> = {
  admin: center,
  adminDashboard: {
    load: () => import('../admin/dashboard/page.tsx'),
    words: [dashboardWords, usersWords],
  },
  adminUsers: {
    load: () => import('../admin/all-users/page.tsx'),
    words: [usersWords],
    ask: async () => {
      const { fetchUsers } = await import('../admin/users/use-user-list.ts');
      return (...given) => fetchUsers(...given, atOnce);
    },
  },
  adminEnhanced: center,
  adminModels: {
    load: () => import('../admin/models/page.tsx'),
    words: [carWords],
  },
  adminEditor: {
    load: () => import('../admin/editor/page.tsx'),
    words: [editorWords],
  },
  adminAudit: {
    load: () => import('../admin/audit/page.tsx'),
    words: [auditWords, stepUpWords],
  },
  adminAdmins: {
    load: () => import('../admin/admins/page.tsx'),
    words: [adminsWords, stepUpWords],
  },
  adminPlans: {
    load: () => import('../admin/plans/page.tsx'),
    words: [plansWords, accountWords],
  },
  adminMail: {
    load: () => import('../admin/mail/page.tsx'),
    words: [mailWords],
  },
};
