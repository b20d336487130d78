import type { AdminUser, Job } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { confirm } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { losesBy } from '../users/acts/possible.ts';
import { SaleFields, useSale } from '../users/sale.tsx';
import { saleFields } from '../users/sale-fields.ts';
import type { useSelection, Written } from './selection.ts';
import { allUsersWords } from './words.ts';

interface BulkPlanProps {
  readonly open: boolean;
  /** '1,204 users'. */
  readonly whose: string;
  readonly whom: ReturnType<typeof useSelection>['whom'];
  /** Those users, where all of them are known. */
  readonly users: readonly AdminUser[] | undefined;
  /** What was written before. */
  readonly first: Written | undefined;
  readonly onWrite: (written: Written) => void;
  readonly onClose: () => void;
  readonly onBegan: (job: Job) => void;
}

function Choice({ whom, whose, users, first, onWrite, onBegan }: Omit<BulkPlanProps, 'open' | 'onClose'>) {
  const text = useWords(allUsersWords);
  const sale = useSale(first);
  const { plan, duration } = sale;
  const [defaults] = useState(first?.values ?? saleFields);
  const [values, setValues] = useState(defaults);
  useEffect(() => onWrite({ plan, duration, values }), [onWrite, plan, duration, values]);
  const give = text.give(planNames[plan], whose);
  const form = useSessionForm('admin', {
    defaults,
    written: setValues,
    check: sale.check,
    async sure(values) {
      const sold = sale.toBody(values);
      const losing = users?.filter(user => losesBy(user, sold)).length;
      if (sold.plan === 'diamond' || losing === 0) return true;
      const question = { title: text.giveQuestion(planNames[sold.plan], whose), text: text.lessText(losing) };
      return confirm({ ...question, action: give, hurts: true });
    },
    send: values => api.adminJobs.givePlan({ body: { ...whom, ...sale.toBody(values) } }),
    explain: failure => explain(failure, text),
    done: job => void onBegan(job),
  });
  return (
    <Form form={form} submit={give} submitting={text.giving}>
      <SaleFields sale={sale} field={form.field} paid={text.paid} />
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
