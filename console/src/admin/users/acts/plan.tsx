import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { grantDays } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { explain } from '../../../site/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { TextField } from '../../../ui/field.tsx';
import { Form, useSendingForm } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from '../details.module.css';
import { type Duration, durations, expiryOf, lacksDay, today } from '../duration.ts';
import { PlanFacts } from '../facts.tsx';
import { plans } from '../filters.ts';
import { usersWords } from '../words.ts';
import { expectedPlan } from './optimism.ts';
import { useActs } from './use-acts.ts';
import { actWords } from './words.ts';

interface PartProps {
  readonly user: AdminUserDetail;
  /** Of the record that is shown: what somebody else changed meanwhile is not overwritten. */
  readonly version: string;
}

/** Gives a plan that was paid for, with its end and what was paid. */
function PaidPlan({ user, version }: PartProps) {
  const users = useWords(usersWords);
  const acts = useWords(actWords);
  const text = acts.change;
  const { act } = useActs(user);
  const [plan, setPlan] = useState(user.plan_type);
  const [duration, setDuration] = useState<Duration>('30');
  const isPremium = plan === 'premium';
  const form = useSendingForm({
    defaults: { day: '', amount: '', payment_note: '' },
    check: ({ day }) =>
      isPremium && lacksDay(duration, day) ? { field: 'day', message: text.dayMissing } : undefined,
    send: async ({ day, amount, payment_note }) =>
      api.planChanges.change({
        params: { id: user.id },
        version,
        body: {
          plan,
          expires_at: isPremium ? expiryOf(duration, day) : null,
          ...(amount.trim() !== '' && { amount: Number(amount) }),
          ...(payment_note.trim() !== '' && { payment_note }),
        },
      }),
    explain: failure => explain(failure, { failed: text.failed, unreachable: acts.networkError }),
    done: answer => {
      // What comes after a change is the same, whichever form it came by.
      act({ run: async () => answer, done: text.done(users.plans[plan]), failed: text.failed });
      return undefined;
    },
  });
  return (
    <section className={styles.matter}>
      <h3>{text.title}</h3>
      <Form form={form} submit={text.submit} submitting={text.submitting}>
        <Select
          label={text.plan}
          value={plan}
          options={plans.map(value => ({ value, label: users.plans[value] }))}
          onChoose={setPlan}
        />
        {isPremium && (
          <Select
            label={acts.duration.label}
            value={duration}
            options={durations.map(value => ({ value, label: acts.duration.of[value] }))}
            onChoose={setDuration}
          />
        )}
        {isPremium && duration === 'custom' && (
          <TextField {...form.field('day')} label={text.until} type="date" min={today()} />
        )}
        <TextField {...form.field('amount')} label={text.paid} hint={text.paidHint} inputMode="decimal" />
        <TextField {...form.field('payment_note')} label={text.note} optional />
      </Form>
    </section>
  );
}

/** The plan of one user, and every way to change it. */
export function PlanManagement({ user, version }: PartProps) {
  const { grant, permanent } = useWords(actWords);
  const { act, busy } = useActs(user);
  const params = { id: user.id };

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
    if (await confirm({ title: permanent.question[plan](user.name), action: permanent[plan] }))
      act({
        run: () => api.planChanges.makePermanent({ params, version, body: { plan } }),
        done: permanent.done[plan],
        expected: expectedPlan(user, plan === 'full' ? 'diamond' : plan),
        failed: permanent.failed,
      });
  };

  return (
    <div className={styles.part}>
      <PlanFacts user={user} />
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
            <Button size="small" look="danger" disabled={busy} onClick={() => void makePermanent('basic')}>
              {permanent.basic}
            </Button>
          )}
        </div>
      </section>
      <PaidPlan user={user} version={version} />
    </div>
  );
}
