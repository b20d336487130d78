import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { Card } from '../../../ui/card.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Failed, Loading } from '../../../ui/states.tsx';
import { kitWords } from '../../../ui/words.ts';
import { carList, fullName } from '../../models/list.ts';
import { editorWords } from '../words.ts';
import { ModelForm } from './model-form.tsx';

/** Stands in the choice for a model that there is not yet. */
const fresh = '';

/** One model of the list in a form: choosing it fills the form. */
export function ModelTab() {
  const text = useWords(editorWords);
  const { leaving } = useWords(kitWords);
  const { data, error, refetch } = useQuery(carList);
  const [id, setId] = useState(fresh);
  /** After a save the form begins anew, of what is saved. */
  const [saves, setSaves] = useState(0);
  const [isWritten, setWritten] = useState(false);
  if (!data)
    return error ? (
      <Failed title={text.loadFailed} problem={error} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  const { items } = data.data;
  const choose = async (next: string) => {
    const { title, text, action } = leaving;
    if (next !== id && (!isWritten || (await confirm({ title, text, action })))) setId(next);
  };
  return (
    <Card>
      <Combobox
        label={text.choose}
        value={id}
        options={[
          { value: fresh, label: text.newModel },
          ...items.map(car => ({ value: car.id, label: fullName(car) })),
        ]}
        onChoose={next => void choose(next)}
      />
      <ModelForm
        key={`${id} ${saves}`}
        car={items.find(car => car.id === id)}
        list={data}
        onWrite={setWritten}
        onSaved={() => setSaves(saves + 1)}
      />
    </Card>
  );
}
