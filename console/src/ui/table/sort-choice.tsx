import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../button.tsx';
import { Select } from '../select.tsx';
import { kitWords } from '../words.ts';
import type { Column, Sorting } from './columns.ts';
import styles from './table.module.css';

interface SortChoiceProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'sort'>[];
  readonly sorting: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
}

/** The order of the cards, which have no head to press on. */
export function SortChoice({ columns, sorting, onSort }: SortChoiceProps) {
  const text = useWords(kitWords);
  const options = columns.flatMap(({ id, title, sort }) => (sort ? [{ value: id, label: title }] : []));
  const column = sorting?.column ?? options[0]?.value;
  if (column === undefined) return null;
  const descending = sorting?.descending ?? false;
  return (
    <div className={styles.order}>
      <Select
        label={text.sortBy}
        value={column}
        options={options}
        onChoose={next => onSort({ column: next, descending })}
      />
      <Button
        aria-label={descending ? text.descending : text.ascending}
        onClick={() => onSort({ column, descending: !descending })}
      >
        {descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      </Button>
    </div>
  );
}
