import { defaultRate, highestOtr } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, isStale } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere, useMayAll } from '../../../session/admin.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { sessionWords } from '../../../session/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { changesOf } from '../../../ui/changes-of.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import kit from '../../../ui/form.module.css';
import { Form } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { grouped, useAmbiguity } from '../../amounts.ts';
import { rateFault } from '../../models/edit/rate-fault.ts';
import { formWords } from '../../models/edit/words.ts';
import { type Car, type CarList, carList } from '../../models/list.ts';
import { useUnsaved } from '../../unsaved.ts';
import styles from '../page.module.css';
import { editorWords } from '../words.ts';

const fieldsOf = (car: Car | undefined) => ({
  code: car?.code ?? '',
  model: car?.model ?? '',
  variant: car?.variant ?? '',
  otr: car ? String(car.otr) : '',
  defaultRate: String(car?.defaultRate ?? defaultRate),
  image: car?.image ?? '',
});
type Fields = ReturnType<typeof fieldsOf>;

/** The fields as an item of the list has them. */
const itemOf = ({ otr, defaultRate: rate, image, ...names }: Fields, active: boolean) => ({
  code: names.code.trim(),
  model: names.model.trim(),
  variant: names.variant.trim(),
  otr: readMoney(otr).value,
  defaultRate: readPercent(rate).value,
  image: image.trim() || null,
  active,
});

/** What others have saved meanwhile, said in words. */
class Meanwhile extends Error {}

interface Unsaved {
  /** The version of the list that was written over, and the fields as they were in it. */
  readonly version: string;
  readonly base: Fields;
  readonly wasActive: boolean;
  readonly fields: Fields;
  readonly active: boolean;
}

const fresh: Unsaved = {
  version: '',
  base: fieldsOf(undefined),
  wasActive: true,
  fields: fieldsOf(undefined),
  active: true,
};

interface ModelFormProps {
  /** Undefined for one that there is not yet. */
  readonly car: Car | undefined;
  readonly list: CarList;
  /** Told whether something is written that would be lost. */
  readonly onWrite: (isWritten: boolean) => void;
  readonly onSaved: () => void;
}

/** The fields of one item of the list of models. It is saved as a part of the list. */
export function ModelForm({ car, list, onWrite, onSaved }: ModelFormProps) {
  const text = useWords(editorWords);
  const words = useWords(formWords);
  const ambiguity = useAmbiguity();
  const { readOnly } = useWords(sessionWords).access;
  const queries = useQueryClient();
  const mayEdit = useMayAll();
  // It stays as it is here: the list of models has the choice.
  const kind = car?.rate_kind ?? 'flat';
  const [unsaved, keep] = useUnsaved(`item ${car?.id ?? 'new'}`, fresh);
  const [base, setBase] = useState(() => unsaved?.base ?? fieldsOf(car));
  const [wasActive, setWasActive] = useState(unsaved?.wasActive ?? car?.active ?? true);
  const [version, setVersion] = useState(unsaved?.version ?? list.version);
  const [written, setWritten] = useState(unsaved?.fields ?? base);
  const [active, setActive] = useState(unsaved?.active ?? wasActive);
  useEffect(
    () => keep({ version, base, wasActive, fields: written, active }),
    [keep, version, base, wasActive, written, active],
  );
  const isWritten = active !== wasActive || Object.keys(changesOf(base, written)).length > 0;
  useLeaveQuestion({ unsaved: isWritten, isSignedIn: isAdminHere, part: 'tab' });
  useEffect(() => onWrite(isWritten), [onWrite, isWritten]);
  const labels: Readonly<Record<keyof Fields, string>> = {
    code: text.code,
    model: text.model,
    variant: text.variant,
    otr: text.otr,
    defaultRate: text.rate,
    image: text.image,
  };
  const form = useSessionForm('admin', {
    defaults: written,
    written: setWritten,
    check: written => {
      const missing = (['code', 'model', 'variant'] as const).find(name => written[name].trim() === '');
      if (missing) return { field: missing, message: text.fillRequired };
      if (!isCarPrice(readMoney(written.otr).value))
        return {
          field: 'otr',
          message: ambiguity('money', written.otr) ?? words.priceFault(grouped(highestOtr)),
        };
      const rate = { value: readPercent(written.defaultRate).value, kind };
      // The server takes an unchanged rate, even one above today's ceiling.
      const isUnchanged = car !== undefined && rate.value === readPercent(base.defaultRate).value;
      return isUnchanged || isCarRate(rate.value, kind)
        ? undefined
        : {
            field: 'defaultRate',
            message: ambiguity('percent', written.defaultRate) ?? rateFault(words, rate),
          };
    },
    send: fields =>
      save(fields).catch(async failure => {
        throw isStale(failure) ? await catchUp(fields, failure.saved?.by ?? text.somebody) : failure;
      }),
    explain: failure =>
      failure instanceof Meanwhile
        ? failure.message
        : explain(failure, { failed: text.modelsFailed, unreachable: text.unreachable }),
    done: saved => {
      keep(undefined);
      queries.setQueryData(carList.queryKey, saved);
      toast.good(text.modelsSaved);
      onSaved();
      return undefined;
    },
  });
  const save = (fields: Fields) => {
    const item = itemOf(fields, active);
    const { items } = list.data;
    const changed = car && { ...car, ...changesOf(itemOf(base, wasActive), item) };
    return api.models.saveEditor({
      version,
      body: { items: changed ? items.map(each => (each === car ? changed : each)) : [...items, item] },
    });
  };

  /**
   * Loads what others have saved. It stands in each field that was left as it was, and is said of all of them: what is
   * sent again is a change of that. Where it does not come the next attempt has the same conflict.
   */
  const catchUp = async (fields: Fields, by: string): Promise<Meanwhile> => {
    const now = await queries.fetchQuery({ ...carList, staleTime: 0 }).catch(() => undefined);
    if (!now) return new Meanwhile(text.changedMeanwhile(by));
    setVersion(now.version);
    const found = now.data.items.find(({ id }) => id === car?.id);
    if (!found) return new Meanwhile(car ? words.deletedMeanwhile(by) : text.changedMeanwhile(by));
    const theirs = fieldsOf(found);
    const changes: string[] = [];
    const changed = (label: string, before: string, after: string) =>
      changes.push(`${label}: ${before || words.none} → ${after || words.none}`);
    for (const name of Object.keys(labels) as (keyof Fields)[]) {
      if (theirs[name] === base[name]) continue;
      changed(labels[name], base[name], theirs[name]);
      if (fields[name] === base[name]) form.put(name, theirs[name]);
    }
    if (found.active !== wasActive) {
      const said = (isActive: boolean) => (isActive ? words.yes : words.no);
      changed(text.active, said(wasActive), said(found.active));
      if (active === wasActive) setActive(found.active);
    }
    setBase(theirs);
    setWasActive(found.active);
    return new Meanwhile(`${text.changedMeanwhile(by)} ${changes.join('. ')}`);
  };

  const fields = (
    <div className={styles.fields}>
      <TextField
        {...form.field('code')}
        label={text.code}
        hint={text.codeHint}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...form.field('model')} label={text.model} autoComplete="off" />
      <TextField {...form.field('variant')} label={text.variant} autoComplete="off" />
      <div className={kit.pair}>
        <TextField {...form.field('otr')} label={text.otr} inputMode="numeric" autoComplete="off" />
        <TextField
          {...form.field('defaultRate')}
          label={text.rate}
          hint={words.rateKinds[kind]}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextField {...form.field('image')} label={text.image} inputMode="url" autoComplete="off" optional />
    </div>
  );
  const sale = <CheckField label={text.active} checked={active} onChange={setActive} />;
  return mayEdit ? (
    <Form form={form} submit={text.save} submitting={text.saving} wide before={sale}>
      {fields}
    </Form>
  ) : (
    <>
      <Alert kind="info">{readOnly}</Alert>
      <fieldset className={styles.readOnly} disabled>
        {fields}
        {sale}
      </fieldset>
    </>
  );
}
