import { SearchX } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { type CarList, fullName } from '../list.ts';
import { CarForm } from './form.tsx';
import { formWords } from './words.ts';

interface EditingProps {
  /** Which variant; `new` for one that there is not yet, undefined for none. */
  readonly id: string | undefined;
  readonly list: CarList | undefined;
  readonly onClose: () => void;
}

/** One variant in a form, beside the list. */
export function Editing({ id, list, onClose }: EditingProps) {
  const text = useWords(formWords);
  const car = list?.data.items.find(each => each.id === id);
  const isNew = id === 'new';
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={isNew ? text.addTitle : text.editTitle}
      description={car && fullName(car)}
      from="end"
    >
      {!list ? (
        <Loading />
      ) : isNew || car ? (
        <CarForm key={id} car={car} list={list} onClose={onClose} />
      ) : (
        <Empty icon={SearchX} title={text.gone} text={text.goneText} />
      )}
    </Dialog>
  );
}
