import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { Facts } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { Person } from '../person.tsx';
import { PlanBadge, StatusBadge } from './badges.tsx';
import styles from './details.module.css';
import { usersWords } from './words.ts';

function Account({ user }: { readonly user: AdminUserDetail }) {
  const text = useWords(usersWords);
  const { moment } = useDates();
  const words = text.details;
  const at = (time: string | null) => (time ? moment(time) : words.none);
  return (
    <div className={styles.details}>
      <Person name={user.name} email={user.email} picture={user.picture} />
      <p className={styles.badges}>
        <PlanBadge plan={user.plan} />
        <StatusBadge status={user.status} />
      </p>
      <Facts
        rows={[
          [words.given, text.plans[user.plan_type]],
          [words.expires, user.access.expires_at ? moment(user.access.expires_at) : text.never],
          [words.approved, user.is_approved ? words.yes : words.no],
          [words.penalty, at(user.penalty_until)],
          [words.emailConfirmed, at(user.email_verified_at)],
          [words.phone, user.phone || words.none],
          [words.company, user.company || words.none],
          [words.brand, user.brand_name || words.none],
          [words.whatsapp, user.whatsapp || words.none],
          [
            words.page,
            <a key="page" className={styles.page} href={`/a/${user.slug}`}>{`/a/${user.slug}`}</a>,
          ],
          [words.seen, at(user.last_seen_at)],
          [words.devices, user.sessions],
          [words.created, moment(user.created_at)],
          [words.updated, at(user.last_updated)],
        ]}
      />
    </div>
  );
}

interface DetailsProps {
  /** Whose; undefined while none are open. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

/** All about one user, beside the list. */
export function Details({ id, onClose }: DetailsProps) {
  const text = useWords(usersWords);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'users', id],
    queryFn: () => api.adminUsers.get({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    meta: { session: 'admin' },
  });
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={data?.data.name ?? text.users} from="end">
      {data ? (
        <Account user={data.data} />
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
