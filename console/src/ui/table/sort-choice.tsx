import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../button.tsx';
import { Select } from '../select.tsx';
import { kitWords } from '../words.ts';
import type { Column, Sorting } from './columns.ts';
import styles from './table.module.css';

interface SortChoiceProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'sort'>[];
  /** Undefined for the list's own order. */
  readonly sorting: Sorting | undefined;
  readonly hasOwnOrder: boolean;
  readonly onSort: (sorting: Sorting | undefined) => void;
}

/** Stands in the choice for the list's own order. */
const own = '';

/** The order of the cards, which have no head to press on. */
export function SortChoice({ columns, sorting, hasOwnOrder, onSort }: SortChoiceProps) {
  const text = useWords(kitWords);
  const descending = sorting?.descending ?? false;
  return (
    <div className={styles.order}>
      <Select
        label={text.sortBy}
        value={sorting?.column ?? own}
        options={[
          ...(hasOwnOrder ? [{ value: own, label: text.ownOrder }] : []),
          ...columns.flatMap(({ id, title, sort }) => (sort ? [{ value: id, label: title }] : [])),
        ]}
        onChoose={column => onSort(column === own ? undefined : { column, descending })}
      />
      <Button
        aria-label={descending ? text.descending : text.ascending}
        disabled={!sorting}
        onClick={() => sorting && onSort({ ...sorting, descending: !descending })}
      >
        {descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      </Button>
    </div>
  );
}
