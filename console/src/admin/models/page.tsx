import { pages } from '@loan-kereta/sdk/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Plus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Button, ButtonLink, RoomyWords } from '../../ui/button.tsx';
import hidden from '../../ui/hidden.module.css';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { usePhone } from '../../ui/table/phone.ts';
import { Table } from '../../ui/table/table.tsx';
import listBar from '../list-bar.module.css';
import { columnsOf } from './columns.tsx';
import { firstOfModels, found, useFilters, views } from './filters.ts';
import { carList, fullName } from './list.ts';
import styles from './page.module.css';
import { carWords } from './words.ts';

/** Rows that are drawn at once; more are asked for. */
const step = 100;

/** The list is there before what narrows it and what is done to its cars. */
const BrandChoice = lazy(() =>
  import('./brand-choice.tsx').then(({ BrandChoice }) => ({ default: BrandChoice })),
);
const RowActions = lazy(() =>
  import('./row-actions.tsx').then(({ RowActions }) => ({ default: RowActions })),
);
const Prices = lazy(() => import('./prices/view.tsx').then(({ Prices }) => ({ default: Prices })));
const Later = lazy(() => import('./prices/later.tsx').then(({ Later }) => ({ default: Later })));
const Editing = lazy(() => import('./edit/editing.tsx').then(({ Editing }) => ({ default: Editing })));

/** Every car that calculators offer: found, added, changed, put in order and deleted. */
export function Component() {
  const text = useWords(carWords);
  const filters = useFilters();
  const mayEdit = useMayAll();
  const { data, error, refetch, isRefetching } = useQuery(carList);
  const queries = useQueryClient();
  const refresh = () => {
    void refetch();
    void queries.invalidateQueries({ queryKey: ['admin', 'price-changes'] });
  };
  const [most, setMost] = useState(step);
  const { edit } = filters;
  // Who may change nothing has no prices to write over.
  const view = filters.view === 'prices' && !mayEdit ? 'cars' : filters.view;
  const cars = data?.data.items;
  const rows = cars && found(cars, filters);
  const filtered = filters.search !== '' || filters.brand !== undefined;
  const inOwnOrder = filters.sorting === undefined && !filtered;

  const isPhone = usePhone();
  const firsts = firstOfModels(rows ?? []);
  const columns = columnsOf(
    text,
    ({ id }) => firsts.has(id),
    isPhone,
    mayEdit && data
      ? car => (
          <Suspense fallback={<span className={styles.acts} />}>
            <RowActions car={car} list={data} movable={inOwnOrder} onEdit={edit} />
          </Suspense>
        )
      : undefined,
  );

  return (
    <PageBody>
      <PageHeader
        title={text.title}
        lead={view === 'later' ? text.leadLater : mayEdit ? text.lead : text.leadSupport}
        beside={view !== 'later'}
      >
        <span className={styles.users}>
          <ButtonLink look="quiet" to={pages.adminUsers.path}>
            <Users aria-hidden="true" />
            {text.users}
          </ButtonLink>
        </span>
        <RefreshButton label={text.refresh} busy={isRefetching} onPress={refresh} />
        {mayEdit && view === 'later' && (
          <Button look="primary" onClick={filters.schedule}>
            <CalendarPlus aria-hidden="true" />
            {text.schedule}
          </Button>
        )}
        {mayEdit && view !== 'later' && (
          <Button look="primary" onClick={() => filters.edit('new')}>
            <Plus aria-hidden="true" />
            <RoomyWords>{text.add}</RoomyWords>
          </Button>
        )}
      </PageHeader>
      <div className={`${listBar.bar} ${styles.filters}`}>
        <Segmented
          label={text.view}
          value={view}
          options={views
            .filter(each => mayEdit || each !== 'prices')
            .map(value => ({ value, label: text.views[value] }))}
          onChoose={filters.show}
        />
        {view !== 'later' && (
          <>
            <SearchBox
              isLocal
              value={filters.search}
              onSearch={filters.setSearch}
              label={text.search}
              hint={text.searchHint}
            />
            <Suspense fallback={<div />}>
              <BrandChoice filters={filters} cars={cars ?? []} />
            </Suspense>
            <p className={`${listBar.count} ${view === 'cars' ? hidden.onPhone : ''}`} aria-live="polite">
              {rows && text.count(rows.length)}
            </p>
          </>
        )}
      </div>
      {error && !data ? (
        <Failed title={text.failedToLoad} problem={error} onRetry={() => void refetch()} />
      ) : view === 'cars' ? (
        <Table
          label={text.cars}
          count={rows && text.count(rows.length)}
          columns={columns}
          rows={rows?.slice(0, most)}
          rowId={({ id }) => id}
          rowName={fullName}
          empty={{ title: text.empty, ofSearch: text.empty, text: text.emptyText }}
          filtered={filtered}
          sorting={filters.sorting}
          hasOwnOrder
          onSort={filters.setSorting}
          sortedByServer
          openId={filters.edited}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          {view === 'later' ? (
            <Later cars={cars ?? []} />
          ) : (
            data && <Prices list={data} rows={rows ?? []} most={most} filtered={filtered} />
          )}
        </Suspense>
      )}
      {view !== 'later' && rows && rows.length > most && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + step)}>{text.showMore}</Button>
        </div>
      )}
      <Suspense>{mayEdit && <Editing id={filters.edited} list={data} onClose={filters.close} />}</Suspense>
    </PageBody>
  );
}
