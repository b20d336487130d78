import type { AdminUser, AdminUserDetail } from '@loan-kereta/sdk/contract';
import { featuresOf } from '@loan-kereta/sdk/contract';
import { entitlements, type Plan, planDetails } from '@loan-kereta/sdk/plans';

/** When everything was that the screens show. */
export const at = '2026-11-22T09:30:00.000Z';

/** What a plan is and grants, as the API tells an admin. */
function planOf(plan: Plan) {
  const { themes_unlocked: _, theme_access, ...flags } = featuresOf(entitlements(plan));
  return {
    plan,
    plan_type: plan,
    plan_label: planDetails[plan].label,
    access: { expires_at: null, theme_access: [...theme_access], flags },
  };
}

const userOf = (id: number, name: string, given: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  picture: null,
  slug: `user-${id}`,
  brand_name: `${name.split(' ')[0]} Perodua Klang`,
  whatsapp: '012-345 6789',
  ...planOf('basic'),
  status: 'active',
  created_at: at,
  last_updated: null,
  is_approved: true,
  is_active: true,
  penalty_until: null,
  penalty_reason: null,
  version: 1,
  ...given,
});

export const users: readonly AdminUser[] = [
  userOf(1, 'Nurul Aisyah binti Rahman', planOf('diamond')),
  userOf(2, 'Lim Wei Jian', planOf('premium')),
  userOf(3, 'Kavitha a/p Raman', { status: 'pending', is_approved: false, is_active: false }),
  userOf(4, 'Hafiz bin Osman', {
    status: 'penalized',
    is_active: false,
    penalty_until: '2026-11-25T09:30:00.000Z',
    penalty_reason: 'Shared one account with the whole showroom',
  }),
  userOf(5, 'Siti Hajar', { status: 'expired', plan_type: 'premium' }),
];

/** As long as the rules let a name and an address be. */
export const longUsers: readonly AdminUser[] = [
  userOf(6, 'Tengku Puteri Nur Aisyah Sofea Batrisyia binti Tengku Muhammad Danial Hakimi Al-Haj', {
    email: 'tengku.puteri.nur.aisyah.sofea.batrisyia.binti.tengku.muhammad@advisors.of.a-long-domain.example',
    brand_name: 'Tengku Puteri Nur Aisyah Perodua Seberang Perai Utara',
  }),
  userOf(7, 'Venkataramanasubramaniamkrishnamoorthyaakasham'),
  ...users,
];

export const userInDetail: AdminUserDetail = {
  ...(users[1] as AdminUser),
  profile: {
    slug: 'user-2',
    headline: '',
    branding_name: 'Lim Perodua Klang',
    whatsapp: '012-345 6789',
    photo_url: null,
    uploaded_image: null,
    themeKey: 'theme-01',
    palette: 'default',
  },
  phone: '03-1234 5678',
  company: 'Perodua Sales Klang',
  email_verified_at: at,
  must_change_password: false,
  last_seen_at: at,
  sessions: 2,
  notes_count: 0,
  server_time: at,
};
