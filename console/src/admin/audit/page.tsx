import { lazy, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { logs, useFilters } from './filters.ts';
import { History } from './history.tsx';
import styles from './page.module.css';
import { SecurityLog } from './security.tsx';
import { auditWords } from './words.ts';

/** The list is there before the fields that narrow it. */
const FilterBar = lazy(() => import('./filter-bar.tsx').then(({ FilterBar }) => ({ default: FilterBar })));

/** All that was done, and all who tried to get in. */
export function Component() {
  const text = useWords(auditWords);
  const filters = useFilters();
  const Log = filters.log === 'history' ? History : SecurityLog;
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead}>
        <Segmented
          label={text.logs.label}
          value={filters.log}
          options={logs.map(value => ({ value, label: text.logs[value] }))}
          onChoose={filters.read}
        />
      </PageHeader>
      <Log filters={filters}>
        <Suspense fallback={<div className={styles.room} />}>
          <FilterBar key={filters.log} filters={filters} />
        </Suspense>
      </Log>
    </PageBody>
  );
}
