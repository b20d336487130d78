import type { Plan } from '@loan-kereta/sdk/plans';
import { profileLimits } from '@loan-kereta/sdk/rules';
import { useEffect, useState } from 'react';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere } from '../../../session/admin.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmailField, TextField } from '../../../ui/field.tsx';
import kit from '../../../ui/form.module.css';
import { Form, firstEmpty } from '../../../ui/form.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { useUnsaved } from '../../unsaved.ts';
import { actWords } from '../acts/words.ts';
import type { Duration } from '../duration.ts';
import { SaleFields, useSale } from '../sale.tsx';
import { saleFields } from '../sale-fields.ts';
import { createWords } from './words.ts';

/** What the server answers: the account, its password, and the message to its owner. */
export type Created = Awaited<ReturnType<typeof api.creation.create>>;

/** For how long premium can be sold here. */
const times: readonly Duration[] = ['7', '30', '90', '365', 'custom'];

const defaults = { name: '', email: '', whatsapp: '', brand_name: '', ...saleFields };

interface Written {
  readonly values: typeof defaults;
  readonly plan: Plan;
  readonly duration: Duration;
  readonly sends: boolean;
}

const empty: Written = { values: defaults, plan: 'premium', duration: '30', sends: true };

interface CreateFormProps {
  /** @param sends whether the welcome is to be sent by WhatsApp */
  readonly onCreated: (created: Created, sends: boolean) => void;
}

/** Makes an account for somebody who has paid, or shall try. */
export function CreateForm({ onCreated }: CreateFormProps) {
  const text = useWords(createWords);
  const { networkError } = useWords(actWords);
  const [unsaved, keep] = useUnsaved('new user', empty);
  const { values: first, sends: sendsFirst } = unsaved ?? empty;
  const sale = useSale(unsaved);
  const [sends, setSends] = useState(sendsFirst);
  const [values, setValues] = useState(first);
  const form = useSessionForm('admin', {
    defaults: first,
    written: setValues,
    check: values => {
      const { name, email, whatsapp } = values;
      const required = { name: name.trim(), email: email.trim(), whatsapp: whatsapp.trim() };
      return firstEmpty(required, text.fillRequired) ?? sale.check(values);
    },
    send: ({ name, email, whatsapp, brand_name, ...sold }) =>
      api.creation.create({ body: { name, email, whatsapp, brand_name, ...sale.toBody(sold) } }),
    explain: failure => explain(failure, { failed: text.failed, unreachable: networkError }),
    done: created => void onCreated(created, sends),
  });
  const { plan, duration } = sale;
  useLeaveQuestion({
    unsaved: Object.values(values).some(value => value !== ''),
    isSignedIn: isAdminHere,
    part: 'create',
  });
  useEffect(() => keep({ values, plan, duration, sends }), [keep, values, plan, duration, sends]);
  return (
    <Form form={form} submit={text.submit} submitting={text.submitting} fillsDialog>
      <div className={`${kit.pair} ${kit.roomy}`}>
        <TextField {...form.field('name')} label={text.name} autoComplete="off" autoFocus />
        <EmailField {...form.field('email')} label={text.email} autoComplete="off" />
      </div>
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
      <SaleFields sale={sale} field={form.field} times={times} />
      <CheckField label={text.sends} hint={text.sendsHint} checked={sends} onChange={setSends} />
    </Form>
  );
}
