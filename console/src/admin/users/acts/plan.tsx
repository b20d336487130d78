import type { AdminUserDetail } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiProblem, api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useMayAll } from '../../../session/admin.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { sessionWords } from '../../../session/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Form } from '../../../ui/form.tsx';
import { useDraft } from '../../unsaved.ts';
import styles from '../details.module.css';
import { PlanFacts } from '../facts.tsx';
import { type Chosen, SaleFields, useSale } from '../sale.tsx';
import { saleFields } from '../sale-fields.ts';
import { ActButton } from './act-button.tsx';
import { useConflict } from './changes.ts';
import { givenDays, hasMore } from './possible.ts';
import { useActs } from './use-acts.ts';
import { useUserActs } from './use-user-acts.ts';
import { actWords, lessQuestion, permanentQuestion } from './words.ts';

interface PartProps {
  readonly user: AdminUserDetail;
  /** Of the record that is shown: what somebody else changed meanwhile is not overwritten. */
  readonly version: string;
}

/** A sale as it stands in the form. */
interface Written extends Chosen {
  readonly values: typeof saleFields;
}

/** The same as it is kept: with the version of the user that it was last seen beside. */
const sample: Written & { version: string } = {
  plan: 'basic',
  duration: '30',
  values: saleFields,
  version: '',
};

interface PaidPlanProps extends PartProps {
  /** What was written before. */
  readonly first: Written | undefined;
  /** What stands in it, which a change by somebody else does not take away; undefined when that is nothing any more. */
  readonly onWrite: (written: Written | undefined) => void;
  /** What somebody else changed meanwhile was said. */
  readonly onConflict: () => void;
  readonly onDone: () => void;
}

/** Gives a plan that was paid for, with its end and what was paid. */
function PaidPlan({ user, version, first, onWrite, onConflict, onDone }: PaidPlanProps) {
  const acts = useWords(actWords);
  const text = acts.change;
  const { act } = useActs();
  const conflictOf = useConflict();
  const queries = useQueryClient();
  const [isWritten, setWritten] = useState(first !== undefined);
  const [defaults] = useState(first?.values ?? saleFields);
  const [values, setValues] = useState(defaults);
  const sale = useSale(first ?? { plan: user.plan_type }, () => setWritten(true));
  const { plan, duration } = sale;
  const isEmptied = plan === user.plan_type && Object.values(values).every(value => value === '');
  useEffect(() => {
    if (isWritten) onWrite(isEmptied ? undefined : { plan, duration, values });
  }, [isWritten, isEmptied, onWrite, plan, duration, values]);
  const form = useSessionForm('admin', {
    defaults,
    written(next) {
      setValues(next);
      setWritten(true);
    },
    check: sale.check,
    async sure(values) {
      const { plan, expires_at } = sale.toBody(values);
      if (plan === 'basic')
        return user.plan_type === 'basic' || confirm(permanentQuestion(acts.permanent, plan, user.name));
      return (
        plan !== 'premium' ||
        !hasMore(user, expires_at) ||
        confirm(lessQuestion(acts.grant, user.name, text.submit))
      );
    },
    send: values => api.planChanges.change({ params: { id: user.id }, version, body: sale.toBody(values) }),
    explain: failure => {
      const conflict = conflictOf(user, failure);
      if (conflict !== undefined) {
        setWritten(true);
        onConflict();
        // What stands here is sent of the newer version, once it is seen.
        void queries.invalidateQueries({ queryKey: ['admin'] });
        return conflict;
      }
      const reason = explain(failure, { failed: text.failed, unreachable: acts.networkError });
      return failure instanceof ApiProblem && reason === failure.detail ? text.failedAs(reason) : reason;
    },
    done: response => {
      // What comes after a change is the same, whichever form it came by.
      act({ user, run: async () => response, done: text.done(planNames[sale.plan]), failed: text.failed });
      setWritten(false);
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
  const mayAll = useMayAll();
  const { actsOn, busy } = useUserActs();
  const acts = actsOn(user, version);
  const [unsaved, keep] = useDraft(`plan of ${user.id}`, sample);
  /** The version whose form stays, as something stands in it; otherwise the form begins anew with each. */
  const [kept, setKept] = useState(unsaved && version);
  /** What was written before the page was, of another version: it is sent of that one, so that what differs is said. */
  const [seen, setSeen] = useState(unsaved?.version);
  const write = useCallback(
    (written: Written | undefined) => {
      if (written) setKept(before => before ?? version);
      keep(written && { ...written, version: seen ?? version });
    },
    [keep, version, seen],
  );
  const forget = () => {
    setKept(undefined);
    setSeen(undefined);
    keep(undefined);
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
        version={seen ?? version}
        first={kept === undefined ? undefined : unsaved}
        onWrite={write}
        onConflict={() => setSeen(undefined)}
        onDone={forget}
      />
      <section className={styles.matter}>
        <h3>{grant.title}</h3>
        <p className={styles.lead}>{grant.lead}</p>
        <div className={styles.row}>
          {givenDays.map(days => (
            <ActButton key={days} act={acts[`days-${days}`]} busy={busy}>
              {grant.days(days)}
            </ActButton>
          ))}
          <ActButton act={acts.lifetime} busy={busy}>
            {grant.lifetime}
          </ActButton>
        </div>
      </section>
      <section className={styles.matter}>
        <h3>{permanent.title}</h3>
        <div className={styles.row}>
          <ActButton act={acts.full} busy={busy}>
            {permanent.full}
          </ActButton>
          <ActButton act={acts.basic} busy={busy} look="wary">
            {permanent.basic}
          </ActButton>
        </div>
      </section>
    </div>
  );
}
