import { useWords } from '../../language/dictionary.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { type Filters, plans, statuses } from './filters.ts';
import styles from './page.module.css';
import { usersWords } from './words.ts';

/** Stands in a choice for 'whatever it is'. */
const any = 'any';

interface ListFiltersProps {
  readonly filters: Filters;
  readonly total: { readonly count: number; readonly more: boolean } | undefined;
  /** False where only the plan is asked for. */
  readonly byStatus?: boolean;
}

/** What narrows the list of users, and how many it then finds. */
export function ListFilters({ filters, total, byStatus = true }: ListFiltersProps) {
  const text = useWords(usersWords);
  return (
    <div className={styles.filters}>
      <SearchBox
        value={filters.search}
        onSearch={filters.setSearch}
        label={text.search}
        hint={text.searchHint}
      />
      <Select
        label={text.plan}
        value={filters.plan ?? any}
        options={[
          { value: any, label: text.allPlans },
          ...plans.map(value => ({ value, label: text.plans[value] })),
        ]}
        onChoose={next => filters.setPlan(next === any ? undefined : next)}
      />
      {byStatus && (
        <Select
          label={text.status}
          value={filters.status ?? any}
          options={[
            { value: any, label: text.allStatuses },
            ...statuses.map(value => ({ value, label: text.statuses[value] })),
          ]}
          onChoose={next => filters.setStatus(next === any ? undefined : next)}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {total && text.count(total.count, total.more)}
      </p>
    </div>
  );
}
