import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { grantDays } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdmin } from '../../../session/admin.ts';
import { sessionWords } from '../../../session/words.ts';
import { explain } from '../../../site/explain.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Form } from '../../../ui/form.tsx';
import { useAdminForm } from '../../admin-form.ts';
import styles from '../details.module.css';
import { PlanFacts } from '../facts.tsx';
import { SaleFields, saleFields, useSale } from '../sale.tsx';
import { usersWords } from '../words.ts';
import { useConflict } from './changes.ts';
import { expectedPlan } from './optimism.ts';
import { useActs } from './use-acts.ts';
import { actWords, permanentQuestion } from './words.ts';

interface PartProps {
  readonly user: AdminUserDetail;
  /** Of the record that is shown: what somebody else changed meanwhile is not overwritten. */
  readonly version: string;
}

interface PaidPlanProps extends PartProps {
  /** Something stands in it that a change by somebody else does not take away. */
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

/** Gives a plan that was paid for, with its end and what was paid. */
function PaidPlan({ user, version, onKeep, onDone }: PaidPlanProps) {
  const users = useWords(usersWords);
  const acts = useWords(actWords);
  const text = acts.change;
  const { act } = useActs(user);
  const conflictOf = useConflict();
  const queries = useQueryClient();
  const sale = useSale({ plan: user.plan_type });
  const form = useAdminForm({
    defaults: saleFields,
    written: onKeep,
    check: sale.check,
    sure: async () =>
      sale.plan !== 'basic' ||
      user.plan_type === 'basic' ||
      confirm(permanentQuestion(acts.permanent, 'basic', user.name)),
    send: values => api.planChanges.change({ params: { id: user.id }, version, body: sale.toBody(values) }),
    explain: failure => {
      const conflict = conflictOf(user, failure);
      if (conflict !== undefined) {
        onKeep();
        // What stands here is sent of the newer version, once it is seen.
        void queries.invalidateQueries({ queryKey: ['admin'] });
        return conflict;
      }
      const reason = explain(failure, { failed: text.failed, unreachable: acts.networkError });
      return failure instanceof ApiProblem && reason === failure.detail ? text.failedAs(reason) : reason;
    },
    done: response => {
      // What comes after a change is the same, whichever form it came by.
      act({ run: async () => response, done: text.done(users.plans[sale.plan]), failed: text.failed });
      onDone();
      return undefined;
    },
  });
  return (
    <section className={styles.matter}>
      <h3>{text.title}</h3>
      <Form form={form} submit={text.submit} submitting={text.submitting}>
        <SaleFields sale={sale} field={form.field} />
      </Form>
    </section>
  );
}

/** The plan of one user, and every way to change it. */
export function PlanManagement({ user, version }: PartProps) {
  const { grant, permanent } = useWords(actWords);
  const { readOnly } = useWords(sessionWords).access;
  const mayAll = useAdmin(state => state.admin?.role) === 'admin';
  const { act, busy } = useActs(user);
  const params = { id: user.id };
  /** The version whose form stays, as something was written into it; otherwise it begins anew with each. */
  const [kept, setKept] = useState<string>();

  const giveDays = (days: Exclude<(typeof grantDays)[number], -1>) =>
    act({
      run: () => api.planChanges.grantTime({ params, version, body: { days } }),
      done: grant.done(days),
      expected: expectedPlan(user, 'premium'),
      failed: grant.failed,
    });
  const giveLifetime = async () => {
    if (await confirm({ title: grant.lifetimeQuestion(user.name), action: grant.lifetime }))
      act({
        run: () => api.planChanges.grantTime({ params, version, body: { days: -1, lifetime: true } }),
        done: grant.lifetimeDone,
        expected: expectedPlan(user, 'diamond'),
        failed: grant.lifetimeFailed,
      });
  };
  const makePermanent = async (plan: 'basic' | 'full') => {
    if (await confirm(permanentQuestion(permanent, plan, user.name)))
      act({
        run: () => api.planChanges.makePermanent({ params, version, body: { plan } }),
        done: permanent.done[plan],
        expected: expectedPlan(user, plan === 'full' ? 'diamond' : plan),
        failed: permanent.failed,
      });
  };

  if (!mayAll)
    return (
      <div className={styles.part}>
        <PlanFacts user={user} />
        <Alert kind="info">{readOnly}</Alert>
      </div>
    );
  return (
    <div className={styles.part}>
      <PlanFacts user={user} />
      <PaidPlan
        key={kept ?? version}
        user={user}
        version={version}
        onKeep={() => setKept(kept ?? version)}
        onDone={() => setKept(undefined)}
      />
      <section className={styles.matter}>
        <h3>{grant.title}</h3>
        <p className={styles.lead}>{grant.lead}</p>
        <div className={styles.row}>
          {grantDays
            .filter(days => days !== -1)
            .map(days => (
              <Button key={days} size="small" disabled={busy} onClick={() => giveDays(days)}>
                {grant.days(days)}
              </Button>
            ))}
          <Button size="small" disabled={busy} onClick={() => void giveLifetime()}>
            {grant.lifetime}
          </Button>
        </div>
      </section>
      <section className={styles.matter}>
        <h3>{permanent.title}</h3>
        <div className={styles.row}>
          {user.plan_type !== 'diamond' && (
            <Button size="small" disabled={busy} onClick={() => void makePermanent('full')}>
              {permanent.full}
            </Button>
          )}
          {user.plan_type !== 'basic' && (
            <Button size="small" look="wary" disabled={busy} onClick={() => void makePermanent('basic')}>
              {permanent.basic}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
