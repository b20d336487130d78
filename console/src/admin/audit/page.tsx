import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { logs, useFilters } from './filters.ts';
import { History } from './history.tsx';
import styles from './page.module.css';
import { SecurityLog } from './security.tsx';
import { useSecurityQuery } from './use-security-query.ts';
import { auditWords } from './words.ts';

/** The list is there before the fields that narrow it. */
const FilterBar = lazy(() => import('./filter-bar.tsx').then(({ FilterBar }) => ({ default: FilterBar })));
const Export = lazy(() => import('./export.tsx').then(({ Export }) => ({ default: Export })));

/** What the rows of each log are kept under. */
const keys = { history: ['admin', 'audit'], security: ['admin', 'security'] } as const;

/** All that was done, and all who tried to get in. */
export function Component() {
  const text = useWords(auditWords);
  const filters = useFilters();
  const mayExport = useMayAll();
  const wanted = useSecurityQuery(filters);
  const queries = useQueryClient();
  const queryKey = keys[filters.log];
  const asking = useIsFetching({ queryKey, predicate: ({ state }) => state.data !== undefined });
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
        {filters.log === 'security' && mayExport && (
          <Suspense>
            <Export query={wanted} />
          </Suspense>
        )}
        <RefreshButton
          label={text.refresh}
          busy={asking > 0}
          onPress={() => void queries.invalidateQueries({ queryKey })}
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
