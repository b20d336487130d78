import type { Job } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { explain } from '../../site/explain.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { SaleFields, saleFields, useSale } from '../users/sale.tsx';
import type { useSelection } from './selection.ts';
import { allUsersWords } from './words.ts';

interface BulkPlanProps {
  readonly open: boolean;
  /** '1,204 users'. */
  readonly whose: string;
  readonly whom: ReturnType<typeof useSelection>['whom'];
  readonly onClose: () => void;
  readonly onBegan: (job: Job) => void;
}

function Choice({ whom, whose, onBegan }: Pick<BulkPlanProps, 'whom' | 'whose' | 'onBegan'>) {
  const text = useWords(allUsersWords);
  const sale = useSale();
  const form = useSessionForm('admin', {
    defaults: saleFields,
    check: sale.check,
    send: values => api.adminJobs.givePlan({ body: { ...whom, ...sale.toBody(values) } }),
    explain: failure => explain(failure, text),
    done: job => void onBegan(job),
  });
  return (
    <Form form={form} submit={text.give(planNames[sale.plan], whose)} submitting={text.giving}>
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
