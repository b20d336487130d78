import { useWords } from '../../language/dictionary.ts';
import { useFieldWords } from './edit/field-words.ts';
import { differing, fieldsOf } from './edit/merge.ts';
import { type Car, fullName } from './list.ts';
import { carWords } from './words.ts';

/** As many as a message has room for. */
const most = 3;

/** Says what somebody else has changed of the list: 'Perodua Axia 1.0 G · Rate (% p.a.): 2.9 → 3'. */
export function useListChanges() {
  const text = useWords(carWords);
  const { labels, textOf } = useFieldWords();

  /** What became of a car; undefined of one that is no longer there. */
  const changesOf = (seen: Car, now: Car | undefined): readonly string[] => {
    const name = fullName(seen);
    if (!now) return [text.carDeleted(name)];
    const [before, after] = [fieldsOf(seen), fieldsOf(now)];
    return differing(before, after).map(
      field => `${name} · ${labels[field]}: ${textOf(field, before)} → ${textOf(field, after)}`,
    );
  };

  /** @param about the car that is said first, by its id: the one that was to be changed */
  return (seen: readonly Car[], now: readonly Car[], about?: string): readonly string[] => {
    const inOrder = [...seen.filter(({ id }) => id === about), ...seen.filter(({ id }) => id !== about)];
    const changes = [
      ...inOrder.flatMap(car =>
        changesOf(
          car,
          now.find(({ id }) => id === car.id),
        ),
      ),
      ...now.filter(car => !seen.some(({ id }) => id === car.id)).map(car => text.carAdded(fullName(car))),
    ];
    if (changes.length === 0)
      return now.some(({ id }, index) => id !== seen[index]?.id) ? [text.reordered] : [];
    return changes.length > most
      ? [...changes.slice(0, most), text.moreChanges(changes.length - most)]
      : changes;
  };
}
