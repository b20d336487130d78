import { explain } from '../api/explain.ts';
import { useWords } from '../language/dictionary.ts';
import { Button } from '../ui/button.tsx';
import { kitWords } from '../ui/words.ts';
import styles from './more-rows.module.css';
import type { PagedList } from './paged-list.ts';

interface MoreRowsProps<Row> {
  readonly list: PagedList<Row>['list'];
  readonly size?: 'small';
  /** True where the list asks for more by itself: then only what fails is said. */
  readonly asksItself?: boolean;
}

/** Stands after the rows of a list: a way to more of them, and why they did not come, or not anew. */
export function MoreRows<Row>({ list, size, asksItself = false }: MoreRowsProps<Row>) {
  const text = useWords(kitWords);
  const isOld = list.isRefetchError;
  const isFailed = isOld || list.isFetchNextPageError;
  if (!isFailed && (!list.hasNextPage || asksItself)) return null;
  return (
    <div className={styles.more}>
      {isFailed && <p role="alert">{explain(list.error, text)}</p>}
      <Button
        {...(size && { size })}
        busy={list.isFetchingNextPage}
        onClick={() => void (isOld ? list.refetch() : list.fetchNextPage())}
      >
        {isFailed ? text.retry : text.more}
      </Button>
    </div>
  );
}
