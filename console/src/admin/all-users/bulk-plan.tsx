import { adminLimits } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form, useSendingForm } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { actWords } from '../users/acts/words.ts';
import { type Duration, durations, expiryOf, lacksDay, today } from '../users/duration.ts';
import { plans } from '../users/filters.ts';
import { usersWords } from '../users/words.ts';
import type { useSelection } from './selection.ts';
import { allUsersWords } from './words.ts';

interface BulkPlanProps {
  readonly open: boolean;
  /** '1,204 users'. */
  readonly whose: string;
  readonly whom: ReturnType<typeof useSelection>['whom'];
  readonly onClose: () => void;
  readonly onBegan: () => void;
}

function Choice({ whom, whose, onBegan }: Pick<BulkPlanProps, 'whom' | 'whose' | 'onBegan'>) {
  const text = useWords(allUsersWords);
  const acts = useWords(actWords);
  const users = useWords(usersWords);
  const [plan, setPlan] = useState<(typeof plans)[number]>('premium');
  const [duration, setDuration] = useState<Duration>('30');
  const isPremium = plan === 'premium';
  const form = useSendingForm({
    defaults: { day: '', amount: '', payment_note: '' },
    check: ({ day }) =>
      isPremium && lacksDay(duration, day) ? { field: 'day', message: acts.change.dayMissing } : undefined,
    send: ({ day, amount, payment_note }) =>
      api.adminJobs.givePlan({
        body: {
          ...whom,
          plan,
          expires_at: isPremium ? expiryOf(duration, day) : null,
          ...(plan !== 'basic' && amount.trim() !== '' && { amount: Number(amount) }),
          ...(plan !== 'basic' && payment_note.trim() !== '' && { payment_note }),
        },
      }),
    explain: failure => explain(failure, text),
    done: () => void onBegan(),
  });
  return (
    <Form form={form} submit={text.give(users.plans[plan], whose)} submitting={text.giving}>
      <Select
        label={users.plan}
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
        <TextField {...form.field('day')} label={acts.change.until} type="date" min={today()} />
      )}
      {plan !== 'basic' && (
        <>
          <TextField
            {...form.field('amount')}
            label={text.paid}
            hint={acts.change.paidHint}
            optional
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...form.field('payment_note')}
            label={acts.change.note}
            optional
            autoComplete="off"
            maxLength={adminLimits.paymentNote}
          />
        </>
      )}
    </Form>
  );
}

/** Gives all selected users one plan. */
export function BulkPlan({ open, onClose, ...choice }: BulkPlanProps) {
  const text = useWords(allUsersWords);
  return (
    <Dialog open={open} onClose={onClose} title={text.planTitle(choice.whose)} description={text.planLead}>
      <Choice {...choice} />
    </Dialog>
  );
}
