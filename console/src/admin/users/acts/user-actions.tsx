import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { adminLimits } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { useMayAll } from '../../../session/admin.ts';
import { sessionWords } from '../../../session/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useAdminDates } from '../../dates.ts';
import { useDraft } from '../../unsaved.ts';
import styles from '../details.module.css';
import { PersonFacts } from '../facts.tsx';
import { usersWords } from '../words.ts';
import { ActButton } from './act-button.tsx';
import { penalties } from './possible.ts';
import { useUserActs } from './use-user-acts.ts';
import { actWords } from './words.ts';

const noReason = { reason: '' };

interface UserActionsProps {
  readonly user: AdminUserDetail;
  readonly version: string;
  /** The user was deleted. */
  readonly onGone: () => void;
}

/** Who the user is, and what an admin can do about it beside the plan. */
export function UserActions({ user, version, onGone }: UserActionsProps) {
  const { approval, penalty, account } = useWords(actWords);
  const words = useWords(usersWords).details;
  const { readOnly } = useWords(sessionWords).access;
  const { moment } = useAdminDates();
  const mayAll = useMayAll();
  const { actsOn, busy } = useUserActs(onGone);
  const [unsaved, keep] = useDraft(`penalty ${user.id}`, noReason);
  const [reason, setReason] = useState(unsaved?.reason ?? '');
  const write = (next: string) => {
    setReason(next);
    keep(next === '' ? undefined : { reason: next });
  };
  const acts = actsOn(user, version, { reason: reason.trim(), onPenalized: () => write('') });

  return (
    <div className={styles.part}>
      <PersonFacts user={user} />
      {!mayAll && user.is_approved ? (
        <Alert kind="info">{readOnly}</Alert>
      ) : (
        <section className={styles.matter}>
          <h3>{approval.title}</h3>
          <div className={styles.row}>
            <ActButton act={acts.revoke} busy={busy}>
              {approval.revoke}
            </ActButton>
            <ActButton act={acts.approve} busy={busy} look="primary">
              {approval.approve}
            </ActButton>
          </div>
        </section>
      )}
      {mayAll && (
        <>
          <section className={styles.matter}>
            <h3>{penalty.title}</h3>
            <p className={styles.lead}>
              {user.status === 'penalized' && user.penalty_until
                ? `${words.penalty}: ${moment(user.penalty_until)}`
                : penalty.lead}
            </p>
            {user.status === 'penalized' && user.penalty_reason && (
              <p className={styles.reason}>{`${words.penaltyReason}: ${user.penalty_reason}`}</p>
            )}
            {acts['penalize-3d'] && (
              <TextField
                name="penalty-reason"
                label={penalty.reason}
                hint={penalty.reasonHint}
                maxLength={adminLimits.penaltyReason}
                autoComplete="off"
                value={reason}
                onChange={({ target }) => write(target.value)}
              />
            )}
            <div className={styles.row}>
              <ActButton act={acts.lift} busy={busy}>
                {penalty.lift}
              </ActButton>
              {penalties.map(length => (
                <ActButton key={length} act={acts[`penalize-${length}`]} busy={busy}>
                  {penalty.lengths[length]}
                </ActButton>
              ))}
            </div>
          </section>
          <section className={styles.matter}>
            <h3>{account.title}</h3>
            <div className={styles.row}>
              <ActButton act={acts.reset} busy={busy}>
                {account.reset}
              </ActButton>
              <ActButton act={acts.logout} busy={busy}>
                {account.logout}
              </ActButton>
            </div>
            <div className={styles.hurts}>
              <ActButton act={acts.remove} busy={busy} look="danger">
                {account.remove}
              </ActButton>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
