import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { planNames } from '@loan-kereta/sdk/plans';
import { useWords } from '../../language/dictionary.ts';
import { Facts } from '../../ui/card.tsx';
import { useAdminDates } from '../dates.ts';
import styles from './details.module.css';
import { usersWords } from './words.ts';

/** What the plan of a user is, and until when. */
export function PlanFacts({ user }: { readonly user: AdminUserDetail }) {
  const text = useWords(usersWords);
  const { moment } = useAdminDates();
  const words = text.details;
  return (
    <Facts
      rows={[
        [words.given, planNames[user.plan_type]],
        [words.expires, user.access.expires_at ? moment(user.access.expires_at) : text.never],
      ]}
    />
  );
}

/** Who a user is, how they can be reached, and when they were last here. */
export function PersonFacts({ user }: { readonly user: AdminUserDetail }) {
  const text = useWords(usersWords);
  const { moment } = useAdminDates();
  const words = text.details;
  const at = (time: string | null) => (time ? moment(time) : words.none);
  const page = hostedPath(user.slug);
  return (
    <Facts
      rows={[
        [words.brand, user.brand_name || words.none],
        [words.whatsapp, user.whatsapp || words.none],
        [words.phone, user.phone || words.none],
        [words.company, user.company || words.none],
        [
          words.page,
          <a key="page" className={styles.page} href={page}>
            {page}
          </a>,
        ],
        [words.emailConfirmed, at(user.email_verified_at)],
        [words.seen, at(user.last_seen_at)],
        [words.devices, user.sessions],
        [words.created, moment(user.created_at)],
        [words.updated, at(user.last_updated)],
      ]}
    />
  );
}
