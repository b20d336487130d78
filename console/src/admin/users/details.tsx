import type { Versioned } from '@loan-kereta/sdk/client';
import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAddress } from '../address.ts';
import { Face } from '../person.tsx';
import { NotesAndHistory } from './acts/notes.tsx';
import { PlanManagement } from './acts/plan.tsx';
import { UserActions } from './acts/user-actions.tsx';
import { actWords } from './acts/words.ts';
import { planTones, StatusBadge } from './badges.tsx';
import styles from './details.module.css';
import { oneUser } from './one-user.ts';
import { usersWords } from './words.ts';

const tabs = ['plan', 'actions', 'notes'] as const;

interface AccountProps extends Versioned<AdminUserDetail> {
  /** The user is no longer there. */
  readonly onGone: () => void;
}

function Account({ data: user, version, onGone }: AccountProps) {
  const text = useWords(actWords);
  const users = useWords(usersWords);
  const { choice, set } = useAddress();
  return (
    <div className={styles.details}>
      <div className={styles.person}>
        <Face of={user.name || user.email} picture={user.picture} />
        <span className={styles.email} translate="no">
          {user.email}
        </span>
        <p className={styles.badges}>
          <Badge tone={planTones[user.plan]}>{users.now(planNames[user.plan])}</Badge>
          <StatusBadge status={user.status} text={users} />
        </p>
      </div>
      <Tabs
        label={text.tabs.label}
        value={choice('about', tabs) ?? 'plan'}
        onChoose={about => set({ about: about === 'plan' ? undefined : about })}
        tabs={[
          {
            value: 'plan',
            label: text.tabs.plan,
            content: <PlanManagement user={user} version={version} />,
          },
          {
            value: 'actions',
            label: text.tabs.actions,
            content: <UserActions user={user} version={version} onGone={onGone} />,
          },
          { value: 'notes', label: text.tabs.notes, content: <NotesAndHistory user={user} /> },
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
  const { stillHas } = useAddress();
  const { data, error, refetch } = useQuery(oneUser(id));
  return (
    <Dialog open={id !== undefined} onClose={onClose} title={data?.data.name || text.user} from="end">
      {data ? (
        <Account key={id} {...data} onGone={() => id !== undefined && stillHas('user', id) && onClose()} />
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
