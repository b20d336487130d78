import { lazy, memo, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import hidden from '../../ui/hidden.module.css';
import { SearchBox } from '../../ui/search-box.tsx';
import listBar from '../list-bar.module.css';
import { fetchChoices } from './begin.ts';
import type { Filters } from './filters.ts';
import styles from './page.module.css';
import { useCount } from './use-count.ts';
import { usersWords } from './words.ts';

const Choices = lazy(fetchChoices);

interface ListFiltersProps {
  readonly filters: Filters;
  readonly total: { readonly count: number; readonly more: boolean } | undefined;
  /** False where only the plan is asked for. */
  readonly byStatus?: boolean;
}

/** What narrows the list of users, and how many it then finds. It stays as it is while rows come. */
export const ListFilters = memo(({ filters, total, byStatus = true }: ListFiltersProps) => {
  const text = useWords(usersWords);
  const count = useCount(filters, total);
  return (
    <div className={`${listBar.bar} ${styles.filters}`}>
      <SearchBox
        value={filters.search}
        onSearch={filters.setSearch}
        label={text.search}
        hint={text.searchHint}
      />
      <Suspense>
        <Choices filters={filters} byStatus={byStatus} />
      </Suspense>
      {/* A phone has it beside the order of the list, where that can be chosen. */}
      <p className={`${listBar.count} ${filters.search === '' ? hidden.onPhone : ''}`} aria-live="polite">
        {count}
      </p>
    </div>
  );
});
