import { adminLimits, profileLimits } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { explain } from '../../../site/explain.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form, useSendingForm } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { actWords } from '../acts/words.ts';
import { type Duration, expiryOf, lacksDay, today } from '../duration.ts';
import { plans } from '../filters.ts';
import { usersWords } from '../words.ts';
import { createWords } from './words.ts';

/** What the server answers: the account, its password, and the message to its owner. */
export type Created = Awaited<ReturnType<typeof api.creation.create>>;

/** For how long premium can be sold here. */
const durations: readonly Duration[] = ['7', '30', '90', '365', 'custom'];

const defaults = { name: '', email: '', whatsapp: '', brand_name: '', day: '', amount: '', payment_note: '' };

interface CreateFormProps {
  /** @param sends whether the welcome is to be sent by WhatsApp */
  readonly onCreated: (created: Created, sends: boolean) => void;
}

/** Makes an account for somebody who has paid, or shall try. */
export function CreateForm({ onCreated }: CreateFormProps) {
  const text = useWords(createWords);
  const users = useWords(usersWords);
  const acts = useWords(actWords);
  const [plan, setPlan] = useState<(typeof plans)[number]>('premium');
  const [duration, setDuration] = useState<Duration>('30');
  const [sends, setSends] = useState(true);
  const isPaid = plan !== 'basic';
  const form = useSendingForm({
    defaults,
    check: ({ name, email, whatsapp, day }) => {
      const missing = Object.entries({ name, email, whatsapp }).find(([, value]) => value.trim() === '');
      if (missing) return { field: missing[0] as 'name' | 'email' | 'whatsapp', message: text.fillRequired };
      if (plan === 'premium' && lacksDay(duration, day))
        return { field: 'day', message: acts.change.dayMissing };
      return undefined;
    },
    send: ({ name, email, whatsapp, brand_name, day, amount, payment_note }) =>
      api.creation.create({
        body: {
          name,
          email,
          whatsapp,
          brand_name,
          plan,
          expires_at: plan === 'premium' ? expiryOf(duration, day) : null,
          ...(isPaid && amount.trim() !== '' && { amount: Number(amount) }),
          ...(isPaid && payment_note.trim() !== '' && { payment_note }),
        },
      }),
    explain: failure => explain(failure, { failed: text.failed, unreachable: acts.networkError }),
    done: created => void onCreated(created, sends),
  });
  return (
    <Form form={form} submit={text.submit} submitting={text.submitting}>
      <TextField {...form.field('name')} label={text.name} autoComplete="off" autoFocus />
      <TextField
        {...form.field('email')}
        label={text.email}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('whatsapp')}
        label={text.whatsapp}
        type="tel"
        autoComplete="off"
        placeholder="012-345 6789"
        maxLength={profileLimits.whatsapp}
      />
      <TextField
        {...form.field('brand_name')}
        label={text.brand}
        hint={text.brandHint}
        optional
        autoComplete="off"
        maxLength={profileLimits.name}
      />
      <Select
        label={users.plan}
        value={plan}
        options={plans.map(value => ({ value, label: users.plans[value] }))}
        onChoose={setPlan}
      />
      {plan === 'premium' && (
        <Select
          label={acts.duration.label}
          value={duration}
          options={durations.map(value => ({ value, label: acts.duration.of[value] }))}
          onChoose={setDuration}
        />
      )}
      {plan === 'premium' && duration === 'custom' && (
        <TextField {...form.field('day')} label={acts.change.until} type="date" min={today()} />
      )}
      {isPaid && (
        <TextField
          {...form.field('amount')}
          label={acts.change.paid}
          hint={acts.change.paidHint}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {isPaid && (
        <TextField
          {...form.field('payment_note')}
          label={acts.change.note}
          optional
          autoComplete="off"
          maxLength={adminLimits.paymentNote}
        />
      )}
      <CheckField label={text.sends} hint={text.sendsHint} checked={sends} onChange={setSends} />
    </Form>
  );
}
