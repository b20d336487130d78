import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../button.tsx';
import { kitWords } from '../words.ts';
import type { Column, Sorting } from './columns.ts';
import styles from './sort-choice.module.css';

interface SortChoiceProps {
  readonly columns: readonly Pick<Column<never>, 'id' | 'title' | 'sort'>[];
  /** Undefined for the list's own order. */
  readonly sorting: Sorting | undefined;
  readonly hasOwnOrder: boolean;
  /** How many rows there are, in words: it takes the room of what the choice is called. */
  readonly count: string | undefined;
  readonly onSort: (sorting: Sorting | undefined) => void;
}

/** Stands in the choice for the list's own order. */
const own = '';

/**
 * The order of the cards, which have no head to press on. A phone brings the menu itself: ours would come after the list,
 * and push it down.
 */
export function SortChoice({ columns, sorting, hasOwnOrder, count, onSort }: SortChoiceProps) {
  const text = useWords(kitWords);
  const id = useId();
  const descending = sorting?.descending ?? false;
  const sortable = columns.filter(({ sort }) => sort);
  const [only] = sortable;
  const isChoice = hasOwnOrder || sortable.length > 1;
  return (
    <div className={styles.order} data-order>
      {count === undefined ? (
        <label htmlFor={id}>{text.sortBy}</label>
      ) : (
        // It is read where the list is narrowed.
        <span aria-hidden="true">{count}</span>
      )}
      {isChoice && (
        <span className={styles.choice}>
          <select
            id={id}
            aria-label={text.sortBy}
            value={sorting?.column ?? own}
            onChange={({ target }) =>
              onSort(target.value === own ? undefined : { column: target.value, descending })
            }
          >
            {hasOwnOrder && <option value={own}>{text.ownOrder}</option>}
            {sortable.map(column => (
              <option key={column.id} value={column.id}>
                {column.title}
              </option>
            ))}
          </select>
          <ChevronsUpDown aria-hidden="true" />
        </span>
      )}
      <Button
        look="quiet"
        aria-label={[!isChoice && only?.title, descending ? text.descending : text.ascending]
          .filter(Boolean)
          .join(': ')}
        disabled={!sorting}
        onClick={() => sorting && onSort({ ...sorting, descending: !descending })}
      >
        {!isChoice && only?.title}
        {descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      </Button>
    </div>
  );
}
