import { lazy, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { Loading } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useFilters } from './filters.ts';
import { History } from './history.tsx';
import { SecurityLog } from './security.tsx';
import { auditWords } from './words.ts';

/** The list is there before the fields that narrow it. */
const FilterBar = lazy(() => import('./filter-bar.tsx').then(({ FilterBar }) => ({ default: FilterBar })));

/** All that was done, and all who tried to get in. */
export function Component() {
  const text = useWords(auditWords);
  const filters = useFilters();
  const bar = (
    <Suspense fallback={<Loading />}>
      <FilterBar key={filters.log} filters={filters} />
    </Suspense>
  );
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} />
      <Tabs
        label={text.logs.label}
        value={filters.log}
        onChoose={filters.read}
        tabs={[
          {
            value: 'history',
            label: text.logs.history,
            content: <History filters={filters}>{bar}</History>,
          },
          {
            value: 'security',
            label: text.logs.security,
            content: <SecurityLog filters={filters}>{bar}</SecurityLog>,
          },
        ]}
      />
    </PageBody>
  );
}
