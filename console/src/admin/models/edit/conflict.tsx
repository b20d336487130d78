import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { useFieldWords } from './field-words.ts';
import styles from './form.module.css';
import type { CarFields, FieldName } from './merge.ts';
import type { Meanwhile } from './use-car-saving.ts';
import { formWords } from './words.ts';

interface ConflictProps extends Meanwhile {
  /** What stands in the form now. */
  readonly mine: CarFields;
  readonly onTake: (field: FieldName, theirs: CarFields) => void;
}

/** What somebody else has saved meanwhile beside what stands in the form, to be chosen field by field. */
export function Conflict({ by, at, theirs, fields, mine, onTake }: ConflictProps) {
  const text = useWords(formWords);
  const { labels, textOf } = useFieldWords();
  return (
    <section className={styles.conflict} aria-label={text.changedBy(by, at)}>
      <h3>{text.changedBy(by, at)}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.theirs}</th>
            <th scope="col">{text.yours}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {fields.map(name => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>{textOf(name, theirs)}</td>
              <td>{textOf(name, mine)}</td>
              <td>
                {theirs[name] !== mine[name] && (
                  <Button
                    size="small"
                    aria-label={`${text.useTheirs}: ${labels[name]}`}
                    onClick={() => onTake(name, theirs)}
                  >
                    {text.useTheirs}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
