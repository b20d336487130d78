import { bodyTypes, defaultBrand } from '@loan-kereta/sdk/catalogue';
import { defaultRate, highestOtr, rateKinds } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere } from '../../../session/admin.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import kit from '../../../ui/form.module.css';
import { Form } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { grouped, useAmbiguity } from '../../amounts.ts';
import { useUnsaved } from '../../unsaved.ts';
import { brandsOf, type Car, type CarList } from '../list.ts';
import { Conflict } from './conflict.tsx';
import styles from './form.module.css';
import { Instalment } from './instalment.tsx';
import { type CarFields, type FieldName, fieldsOf } from './merge.ts';
import { Picture } from './picture.tsx';
import { rateFault } from './rate-fault.ts';
import { useCarSaving } from './use-car-saving.ts';
import { formWords } from './words.ts';

/** What stands in the form's own fields; the rest are choices. */
interface Written {
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  readonly price: string;
  readonly rate: string;
  readonly imageUrl: string;
}

const isWritten = (name: FieldName): name is keyof Written =>
  name !== 'rate_kind' && name !== 'body' && name !== 'includes_insurance' && name !== 'active';

/** Stands in the choice of a body for none. */
const noBody = '';

const newCar: CarFields = {
  brand: defaultBrand,
  model: '',
  variant: '',
  price: 0,
  rate: defaultRate,
  rate_kind: 'flat',
  imageUrl: null,
  body: null,
  includes_insurance: false,
  active: true,
};

const empty: Written = { brand: '', model: '', variant: '', price: '', rate: '', imageUrl: '' };

/** What is kept of the form, and of which version of which variant it is a change. */
const sample = {
  version: '',
  base: newCar,
  written: empty,
  rateKind: newCar.rate_kind,
  body: newCar.body,
  insured: false,
  active: false,
};

const writtenOf = (car: Car | undefined, base: CarFields): Written => ({
  brand: base.brand,
  model: base.model,
  variant: base.variant,
  price: car ? String(base.price) : '',
  rate: String(base.rate),
  imageUrl: base.imageUrl ?? '',
});

interface CarFormProps {
  /** Undefined for one that there is not yet. */
  readonly car: Car | undefined;
  readonly list: CarList;
  readonly onClose: () => void;
}

/** The fields of a variant. What somebody else has saved meanwhile is shown beside what stands here. */
export function CarForm({ car, list, onClose }: CarFormProps) {
  const text = useWords(formWords);
  const ambiguity = useAmbiguity();
  const brands = useId();
  const [unsaved, keep] = useUnsaved(`car ${car?.id ?? 'new'}`, sample);
  const [base] = useState(() => unsaved?.base ?? (car ? fieldsOf(car) : newCar));
  const [version] = useState(unsaved?.version ?? list.version);
  const [written, setWritten] = useState(() => unsaved?.written ?? writtenOf(car, base));
  const [rateKind, setRateKind] = useState(unsaved?.rateKind ?? base.rate_kind);
  const [body, setBody] = useState(unsaved?.body ?? base.body);
  const [insured, setInsured] = useState(unsaved?.insured ?? base.includes_insurance);
  const [active, setActive] = useState(unsaved?.active ?? base.active);
  useEffect(
    () => keep({ version, base, written, rateKind, body, insured, active }),
    [keep, version, base, written, rateKind, body, insured, active],
  );
  const [uploading, setUploading] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const saving = useCarSaving({ car, list: { ...list, version }, base, onSaved: () => setSaved(true) });
  const first = writtenOf(car, base);
  const isChanged =
    (Object.keys(first) as (keyof Written)[]).some(name => written[name] !== first[name]) ||
    rateKind !== base.rate_kind ||
    body !== base.body ||
    insured !== base.includes_insurance ||
    active !== base.active;
  useLeaveQuestion({ unsaved: isChanged && !isSaved, isSignedIn: isAdminHere, part: 'edit' });
  const close = useEffectEvent(onClose);
  // Once nothing is asked about any more.
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);

  const fieldsIn = (written: Written): CarFields => ({
    brand: written.brand.trim(),
    model: written.model.trim(),
    variant: written.variant.trim(),
    price: readMoney(written.price).value,
    rate: readPercent(written.rate).value,
    rate_kind: rateKind,
    imageUrl: written.imageUrl.trim() || null,
    body,
    includes_insurance: insured,
    active,
  });
  /** Returns whether the car has this rate already: the server takes it unchanged, even above today's ceiling. */
  const isStored = (rate: number): boolean =>
    car !== undefined && rate === base.rate && rateKind === base.rate_kind;
  const form = useSessionForm<Written, void>('admin', {
    defaults: written,
    written: setWritten,
    check: written => {
      const missing = (['brand', 'model', 'variant', 'price'] as const).find(
        name => written[name].trim() === '',
      );
      if (missing) return { field: missing, message: text.fillRequired };
      const { price, rate } = fieldsIn(written);
      if (!isCarPrice(price))
        return {
          field: 'price',
          message: ambiguity('money', written.price) ?? text.priceFault(grouped(highestOtr)),
        };
      return isStored(rate) || isCarRate(rate, rateKind)
        ? undefined
        : {
            field: 'rate',
            message: ambiguity('percent', written.rate) ?? rateFault(text, { value: rate, kind: rateKind }),
          };
    },
    send: written => saving.save(fieldsIn(written), takeTheirs),
    explain: saving.explain,
    done: () => undefined,
  });
  const current = fieldsIn(written);

  const takeTheirs = (name: FieldName, theirs: CarFields) => {
    if (isWritten(name)) return form.put(name, String(theirs[name] ?? ''));
    if (name === 'rate_kind') setRateKind(theirs.rate_kind);
    if (name === 'body') setBody(theirs.body);
    if (name === 'includes_insurance') setInsured(theirs.includes_insurance);
    if (name === 'active') setActive(theirs.active);
  };

  return (
    <div className={styles.form}>
      {saving.conflict && <Conflict {...saving.conflict} mine={current} onTake={takeTheirs} />}
      <Form form={form} submit={text.save} submitting={text.saving} fillsDialog waits={uploading}>
        <div className={kit.pair}>
          <TextField {...form.field('brand')} label={text.brand} list={brands} autoComplete="off" />
          <TextField
            {...form.field('model')}
            label={text.model}
            autoComplete="off"
            autoFocus={car === undefined}
          />
        </div>
        <datalist id={brands}>
          {brandsOf(list.data.items).map(brand => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <TextField {...form.field('variant')} label={text.variant} autoComplete="off" />
        <div className={kit.pair}>
          <TextField
            {...form.field('price')}
            label={text.price}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={car !== undefined}
          />
          <TextField {...form.field('rate')} label={text.rate} inputMode="decimal" autoComplete="off" />
        </div>
        <Select
          label={text.rateKind}
          value={rateKind}
          options={rateKinds.map(value => ({ value, label: text.rateKinds[value] }))}
          onChoose={setRateKind}
        />
        <Instalment
          price={current.price}
          rate={current.rate}
          rateKind={rateKind}
          isStored={isStored(current.rate)}
        />
        <CheckField label={text.insured} checked={insured} onChange={setInsured} />
        <CheckField label={text.onSale} hint={text.onSaleHint} checked={active} onChange={setActive} />
        <Select
          label={text.body}
          value={body ?? noBody}
          options={[
            { value: noBody, label: text.noBody },
            ...bodyTypes.map(value => ({ value, label: text.bodies[value] })),
          ]}
          onChoose={value => setBody(bodyTypes.find(each => each === value) ?? null)}
        />
        <p className={styles.hint}>{text.bodyHint}</p>
        <Picture
          car={{ ...current, code: car?.code ?? '', image: current.imageUrl }}
          onChange={address => form.put('imageUrl', address)}
          onBusy={setUploading}
        >
          <TextField
            {...form.field('imageUrl')}
            label={text.pictureLink}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            optional
          />
        </Picture>
      </Form>
    </div>
  );
}
