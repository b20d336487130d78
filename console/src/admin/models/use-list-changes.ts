import { useWords } from '../../language/dictionary.ts';
import { useFieldWords } from './edit/field-words.ts';
import { fieldsOf } from './edit/merge.ts';
import { fullName } from './list.ts';
import { changesBetween, type ListChange } from './list-changes.ts';
import { carWords } from './words.ts';

/** As many as a message has room for. */
const most = 3;

/** Says what somebody else has changed of the list: 'Perodua Axia 1.0 G · Rate (% p.a.): 2.9 → 3'. */
export function useListChanges() {
  const text = useWords(carWords);
  const { labels, textOf } = useFieldWords();
  const said = (change: ListChange): string => {
    if (change.what === 'reordered') return text.reordered;
    if (change.what !== 'changed')
      return (change.what === 'added' ? text.carAdded : text.carDeleted)(fullName(change.car));
    const { before, after, field } = change;
    const [was, is] = [before, after].map(car => textOf(field, fieldsOf(car)));
    return `${fullName(before)} · ${labels[field]}: ${was} → ${is}`;
  };
  return (...states: Parameters<typeof changesBetween>): readonly string[] => {
    const changes = changesBetween(...states);
    const rest = changes.length - most;
    return [...changes.slice(0, most).map(said), ...(rest > 0 ? [text.moreChanges(rest)] : [])];
  };
}
