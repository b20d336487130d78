import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { type PenaltyDuration, penaltyHours } from '@loan-kereta/sdk/rules';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdmin } from '../../../session/admin.ts';
import { sessionWords } from '../../../session/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { useAdminDates } from '../../dates.ts';
import styles from '../details.module.css';
import { PersonFacts } from '../facts.tsx';
import { usersWords } from '../words.ts';
import { useActs } from './use-acts.ts';
import { actWords } from './words.ts';

interface UserActionsProps {
  readonly user: AdminUserDetail;
  readonly version: string;
  /** The user was deleted. */
  readonly onGone: () => void;
}

const lengths = Object.keys(penaltyHours) as PenaltyDuration[];

/** Who the user is, and what an admin can do about it beside the plan. */
export function UserActions({ user, version, onGone }: UserActionsProps) {
  const { approval, penalty, account } = useWords(actWords);
  const words = useWords(usersWords).details;
  const { readOnly } = useWords(sessionWords).access;
  const { moment } = useAdminDates();
  const mayAll = useAdmin(state => state.admin?.role) === 'admin';
  const { act, busy } = useActs(user);
  const given = { params: { id: user.id }, version };
  const isPenalized = user.status === 'penalized';

  const approve = () =>
    act({
      run: () => api.standing.approve(given),
      done: approval.approved,
      failed: approval.approveFailed,
      expected: { is_approved: true, ...(user.status === 'pending' && { status: 'active' }) },
    });
  const revoke = async () => {
    const title = approval.revokeQuestion(user.name);
    if (await confirm({ title, text: approval.revokeText, action: approval.revoke, hurts: true }))
      act({
        run: () => api.standing.revoke(given),
        done: approval.revoked,
        failed: approval.revokeFailed,
        expected: { is_approved: false, plan: 'basic', ...(!isPenalized && { status: 'pending' }) },
      });
  };
  const penalize = async (duration: PenaltyDuration) => {
    const length = penalty.lengths[duration];
    if (await confirm({ title: penalty.question(user.name, length), action: penalty.action, hurts: true }))
      act({
        run: () => api.standing.penalize({ ...given, body: { duration } }),
        done: penalty.done(length),
        expected: { status: 'penalized', plan: 'basic' },
        failed: penalty.failed,
      });
  };
  const lift = () =>
    act({ run: () => api.standing.lift(given), done: penalty.lifted, failed: penalty.liftFailed });
  const reset = async () => {
    if (await confirm({ title: account.resetQuestion(user.email), action: account.reset }))
      act({
        run: () => api.userActions.resetPassword(given),
        done: account.resetDone,
        failed: account.resetFailed,
      });
  };
  const logout = async () => {
    if (await confirm({ title: account.logoutQuestion(user.name), action: account.logout, hurts: true }))
      act({
        run: () => api.userActions.forceLogout(given),
        done: account.logoutDone,
        failed: account.logoutFailed,
      });
  };
  const remove = async () => {
    const title = account.removeQuestion(user.name);
    if (await confirm({ title, text: account.removeText, action: account.remove, hurts: true }))
      act({
        run: () => api.userActions.remove(given),
        done: account.removeDone(user.name),
        failed: account.removeFailed,
        after: onGone,
      });
  };

  return (
    <div className={styles.part}>
      <PersonFacts user={user} />
      {!mayAll && user.is_approved ? (
        <Alert kind="info">{readOnly}</Alert>
      ) : (
        <section className={styles.matter}>
          <h3>{approval.title}</h3>
          <div className={styles.row}>
            {user.is_approved ? (
              <Button size="small" disabled={busy} onClick={() => void revoke()}>
                {approval.revoke}
              </Button>
            ) : (
              <Button size="small" look="primary" disabled={busy} onClick={approve}>
                {approval.approve}
              </Button>
            )}
          </div>
        </section>
      )}
      {mayAll && (
        <>
          <section className={styles.matter}>
            <h3>{penalty.title}</h3>
            <p className={styles.lead}>
              {isPenalized && user.penalty_until
                ? `${words.penalty}: ${moment(user.penalty_until)}`
                : penalty.lead}
            </p>
            <div className={styles.row}>
              {isPenalized ? (
                <Button size="small" disabled={busy} onClick={lift}>
                  {penalty.lift}
                </Button>
              ) : (
                lengths.map(length => (
                  <Button key={length} size="small" disabled={busy} onClick={() => void penalize(length)}>
                    {penalty.lengths[length]}
                  </Button>
                ))
              )}
            </div>
          </section>
          <section className={styles.matter}>
            <h3>{account.title}</h3>
            <div className={styles.row}>
              <Button size="small" disabled={busy} onClick={() => void reset()}>
                {account.reset}
              </Button>
              <Button size="small" disabled={busy} onClick={() => void logout()}>
                {account.logout}
              </Button>
            </div>
            <div className={styles.hurts}>
              <Button size="small" look="danger" disabled={busy} onClick={() => void remove()}>
                {account.remove}
              </Button>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
