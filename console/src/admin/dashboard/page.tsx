import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { Loading } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAddress } from '../address.ts';
import { usersWords } from '../users/words.ts';
import { Figures } from './figures.tsx';
import styles from './users.module.css';
import { dashboardWords } from './words.ts';

/** The charts bring a library, and the list of users a table; neither is there before the figures. */
const Trends = lazy(() => import('./trends.tsx').then(({ Trends }) => ({ default: Trends })));
const Today = lazy(() => import('./today.tsx').then(({ Today }) => ({ default: Today })));
const Users = lazy(() => import('./users.tsx').then(({ Users }) => ({ default: Users })));

const Sold = lazy(() => import('./sold.tsx').then(({ Sold }) => ({ default: Sold })));

const tabs = ['dashboard', 'users'] as const;

/** How the business does, and a short way to change who pays for what. */
export function Component() {
  const text = useWords(dashboardWords);
  const { refresh } = useWords(usersWords);
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: ['admin'] }) > 0;
  const { choice, set } = useAddress();
  const tab = choice('tab', tabs) ?? 'dashboard';
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} beside>
        <RefreshButton
          label={refresh}
          busy={isFetching}
          onPress={() => void queries.invalidateQueries({ queryKey: ['admin'] })}
        />
      </PageHeader>
      {tab === 'dashboard' && (
        <Suspense fallback={<Loading />}>
          <Today />
        </Suspense>
      )}
      <div className={tab === 'users' ? styles.figures : undefined}>
        <Figures />
      </div>
      {choice('sold', ['open']) && (
        <Suspense>
          <Sold onClose={() => set({ sold: undefined })} />
        </Suspense>
      )}
      <Tabs
        label={text.tabs.label}
        value={tab}
        onChoose={next => set({ tab: next === 'dashboard' ? undefined : next }, { isStep: true })}
        tabs={[
          {
            value: 'dashboard',
            label: text.tabs.dashboard,
            content: (
              <Suspense fallback={<Loading />}>
                <Trends />
              </Suspense>
            ),
          },
          {
            value: 'users',
            label: text.tabs.users,
            content: (
              <Suspense fallback={<Loading />}>
                <Users />
              </Suspense>
            ),
          },
        ]}
      />
    </PageBody>
  );
}
