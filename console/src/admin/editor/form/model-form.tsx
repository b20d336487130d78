import { defaultRate } from '@loan-kereta/sdk/loan';
import { isCarPrice, isCarRate } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdmin } from '../../../session/admin.ts';
import { noticeEnd } from '../../../session/notice-end.ts';
import { explain } from '../../../site/explain.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form, useSendingForm } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast.ts';
import { amountIn, percentIn } from '../../models/amounts.ts';
import { type Car, type CarList, carList } from '../../models/list.ts';
import { editorWords } from '../words.ts';

interface ModelFormProps {
  /** Undefined for one that there is not yet. */
  readonly car: Car | undefined;
  readonly list: CarList;
}

/** The fields of one item of the list of models. It is saved as a part of the list. */
export function ModelForm({ car, list }: ModelFormProps) {
  const text = useWords(editorWords);
  const queries = useQueryClient();
  const mayEdit = useAdmin(state => state.admin?.role) === 'admin';
  const [active, setActive] = useState(car?.active ?? true);
  const form = useSendingForm({
    defaults: {
      code: car?.code ?? '',
      model: car?.model ?? '',
      variant: car?.variant ?? '',
      otr: car ? String(car.otr) : '',
      defaultRate: String(car?.defaultRate ?? defaultRate),
      image: car?.image ?? '',
    },
    check: ({ code, model, variant, otr, defaultRate: rate }) => {
      const missing = Object.entries({ code, model, variant }).find(([, value]) => value.trim() === '');
      if (missing) return { field: missing[0] as 'code' | 'model' | 'variant', message: text.fillRequired };
      if (!isCarPrice(amountIn(otr))) return { field: 'otr', message: text.priceFault };
      return isCarRate(percentIn(rate)) ? undefined : { field: 'defaultRate', message: text.rateFault };
    },
    send: ({ code, model, variant, otr, defaultRate: rate, image }) => {
      const item = {
        ...car,
        ...{ code: code.trim(), model: model.trim(), variant: variant.trim(), active },
        ...{ otr: amountIn(otr), defaultRate: percentIn(rate), image: image.trim() || null },
      };
      const { items } = list.data;
      return api.models.saveEditor({
        version: list.version,
        body: { items: car ? items.map(each => (each === car ? item : each)) : [...items, item] },
      });
    },
    explain: failure => {
      noticeEnd(failure, 'admin');
      void queries.invalidateQueries({ queryKey: carList.queryKey });
      return explain(failure, { failed: text.modelsFailed, unreachable: text.unreachable });
    },
    done: fresh => {
      queries.setQueryData(carList.queryKey, fresh);
      toast.good(text.modelsSaved);
      return undefined;
    },
  });
  const fields = (
    <>
      <TextField {...form.field('code')} label={text.code} autoComplete="off" spellCheck={false} />
      <TextField {...form.field('model')} label={text.model} autoComplete="off" />
      <TextField {...form.field('variant')} label={text.variant} autoComplete="off" />
      <TextField {...form.field('otr')} label={text.otr} inputMode="numeric" autoComplete="off" />
      <TextField
        {...form.field('defaultRate')}
        label={text.rate}
        type="number"
        min={0}
        max={10}
        step={0.1}
        autoComplete="off"
      />
      <TextField {...form.field('image')} label={text.image} inputMode="url" autoComplete="off" optional />
      <CheckField label={text.active} checked={active} onChange={setActive} />
    </>
  );
  return mayEdit ? (
    <Form form={form} submit={text.save} submitting={text.saving}>
      {fields}
    </Form>
  ) : (
    <fieldset disabled>{fields}</fieldset>
  );
}
