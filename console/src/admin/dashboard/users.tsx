import type { AdminUser } from '@loan-kereta/sdk/contract';
import { planNames, plans } from '@loan-kereta/sdk/plans';
import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Select } from '../../ui/select.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { RowActs } from '../../ui/table/row-acts.tsx';
import { useAdminDates } from '../dates.ts';
import { Person } from '../person.tsx';
import { expectedPlan } from '../users/acts/optimism.ts';
import { hasMore } from '../users/acts/possible.ts';
import { useActs } from '../users/acts/use-acts.ts';
import { actWords, lessQuestion, permanentQuestion } from '../users/acts/words.ts';
import { PlanBadge } from '../users/badges.tsx';
import { expiryOf } from '../users/duration.ts';
import { useFilters } from '../users/filters.ts';
import { ListFilters } from '../users/list-filters.tsx';
import { useUserList } from '../users/use-user-list.ts';
import { UserTable } from '../users/user-table.tsx';
import { usersWords } from '../users/words.ts';
import styles from './users.module.css';
import { dashboardWords } from './words.ts';

/** What the history says of a plan that was changed in the list: in English, as all of it. */
const paymentNote = 'Plan changed via the admin dashboard';

/** The version of a user that a row shows, as a change of it names it. */
const versionOf = ({ version }: AdminUser) => `"${version}"`;

function PlanChoice({ user }: { readonly user: AdminUser }) {
  const { changeErrorAs } = useWords(dashboardWords).users;
  const { change: text, grant, permanent } = useWords(actWords);
  const users = useWords(usersWords);
  const { plan: label } = users;
  const mayAll = useMayAll();
  const { act, busy } = useActs();
  const { day } = useAdminDates();
  if (!mayAll) return <PlanBadge plan={user.plan} />;
  // What has run out can be given anew.
  const chosen = user.status === 'expired' ? user.plan : user.plan_type;
  const change = async (plan: (typeof plans)[number]) => {
    if (plan === chosen) return;
    // What is written down as paid is one month's price.
    const expires_at = plan === 'premium' ? expiryOf('30', '', Date.now()) : null;
    const isLess = plan === 'premium' && hasMore(user, expires_at);
    if (isLess && !(await confirm(lessQuestion(grant, user.name, text.submit)))) return;
    if (plan === 'basic' && !(await confirm(permanentQuestion(permanent, plan, user.name)))) return;
    act({
      user,
      run: () =>
        api.planChanges.change({
          params: { id: user.id },
          version: versionOf(user),
          body: { plan, expires_at, payment_note: paymentNote },
        }),
      done: text.done(planNames[plan]),
      failed: text.failed,
      because: (reason, isAnswer) => (isAnswer ? text.failedAs : changeErrorAs)(reason),
      expected: expectedPlan(user, plan),
    });
  };
  const choice = (
    <Select
      label={`${label}: ${user.name}`}
      labelHidden
      value={chosen}
      options={plans.map(value => ({ value, label: planNames[value] }))}
      busy={busy}
      onChoose={plan => void change(plan)}
    />
  );
  if (user.plan === user.plan_type) return <div className={styles.choice}>{choice}</div>;
  const { expires_at } = user.access;
  return (
    <div className={`${styles.choice} ${styles.withheld}`}>
      {choice}
      <small>
        {users.now(planNames[user.plan])} · {users.statuses[user.status]}
        {user.status === 'expired' && expires_at && ` ${day(expires_at)}`}
      </small>
    </div>
  );
}

function Actions({ user, onOpen }: { readonly user: AdminUser; readonly onOpen: () => void }) {
  const { users: text } = useWords(dashboardWords);
  const { account } = useWords(actWords);
  const mayAll = useMayAll();
  const { act, busy } = useActs();
  const remove = async () => {
    const title = account.removeQuestion(user.name);
    if (await confirm({ title, text: account.removeText, action: account.remove, hurts: true }))
      act({
        user,
        run: () => api.userActions.remove({ params: { id: user.id }, version: versionOf(user) }),
        done: text.removed,
        failed: account.removeFailed,
        because: text.removeFailedAs,
      });
  };
  return (
    <RowActs>
      <Button size="small" look="quiet" onClick={onOpen}>
        {text.manage}
      </Button>
      {mayAll && (
        <Button size="small" look="wary" busy={busy} onClick={() => void remove()}>
          {text.remove}
        </Button>
      )}
    </RowActs>
  );
}

/** The users with their plans, which are changed where they stand. */
export function Users() {
  const text = useWords(usersWords);
  const { users: words, fetchFailed } = useWords(dashboardWords);
  const { day } = useAdminDates();
  const filters = useFilters();
  const { open } = filters;
  const users = useUserList(filters);
  const columns = useMemo(
    (): readonly Column<AdminUser>[] => [
      {
        id: 'name',
        title: text.columns.name,
        sort: true,
        cell: ({ name, email, picture }) => <Person name={name} email={email} picture={picture} />,
      },
      {
        id: 'plan',
        title: text.columns.plan,
        sort: true,
        cardLine: 1,
        bare: true,
        cell: user => <PlanChoice user={user} />,
      },
      {
        id: 'created_at',
        title: words.created,
        sort: true,
        cardLine: 2,
        cell: ({ created_at }) => day(created_at),
      },
      {
        id: 'actions',
        title: words.actions,
        align: 'end',
        bare: true,
        cardLine: 1,
        cell: user => <Actions user={user} onOpen={() => open(user.id)} />,
      },
    ],
    [text, words, day, open],
  );
  return (
    <div className={styles.users}>
      <ListFilters filters={filters} total={users.total} byStatus={false} />
      <UserTable filters={filters} list={users} columns={columns} problemTitle={fetchFailed} />
    </div>
  );
}
