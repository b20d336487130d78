import type { MailRecord, MailState } from '@loan-kereta/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import hidden from '../../ui/hidden.module.css';
import { PageBody, PageHeader } from '../../ui/page-header.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { useAddress } from '../address.ts';
import { useAdminDates } from '../dates.ts';
import listBar from '../list-bar.module.css';
import { usePagedList } from '../paged-list.ts';
import { PagedTable } from '../paged-table.tsx';
import { mailWords } from './words.ts';

const Retry = lazy(() => import('./retry.tsx').then(({ Retry }) => ({ default: Retry })));
const RetryAll = lazy(() => import('./retry.tsx').then(({ RetryAll }) => ({ default: RetryAll })));

const states = ['all', 'waiting', 'sent', 'failed'] as const;
const tones = { waiting: 'warn', sent: 'good', failed: 'bad' } as const satisfies Record<MailState, string>;

/** What the server has sent, is about to send, or has given up. */
export function Component() {
  const text = useWords(mailWords);
  const { moment } = useAdminDates();
  const { query, set } = useAddress();
  const mayRetry = useMayAll();
  const state = states.find(each => each === query.get('state')) ?? 'all';
  const address = query.get('search') ?? '';
  const oldestFirst = query.get('sort') === 'created_at';
  const narrowed = {
    ...(state !== 'all' && { state }),
    ...(address && { address }),
    ...(oldestFirst && { sort: 'created_at' as const }),
  };
  const mails = usePagedList(['mails', narrowed], narrowed, api.mails.list);
  const { list, total } = mails;
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: ['admin', 'mails'] });
  const count = total && text.count(total.count, total.more);
  /** What the state and the time before it do not say yet: most mails are sent in the minute in which they are queued. */
  const fateOf = ({ created_at, sent_at, next_attempt_at, last_error }: MailRecord) =>
    sent_at
      ? moment(sent_at) !== moment(created_at) && text.sentAt(moment(sent_at))
      : [last_error, next_attempt_at && text.nextAt(moment(next_attempt_at))].filter(Boolean).join(' · ');
  const columns: Column<MailRecord>[] = [
    { id: 'address', title: text.columns.address, cell: mail => mail.address },
    {
      id: 'kind',
      title: text.columns.kind,
      cardLine: 1,
      bare: true,
      cell: ({ kind }) => text.kinds[kind],
    },
    {
      id: 'state',
      title: text.columns.state,
      cardLine: 0,
      bare: true,
      cell: mail => <Badge tone={tones[mail.state]}>{text.states[mail.state]}</Badge>,
    },
    {
      id: 'created_at',
      title: text.columns.created,
      cardLine: 2,
      bare: true,
      // The beginning of an address is found in the order of addresses.
      ...(address === '' && { sort: true as const }),
      cell: ({ created_at }) => moment(created_at),
    },
    {
      id: 'attempts',
      title: text.columns.attempts,
      align: 'end',
      cardLine: 2,
      cell: ({ attempts }) => attempts,
    },
  ];
  if (mails.rows?.some(mail => fateOf(mail)))
    columns.push({ id: 'reason', title: text.columns.reason, cardLine: 2, cell: fateOf });
  if (mayRetry && mails.rows?.some(mail => mail.state !== 'sent'))
    columns.push({
      id: 'action',
      title: text.columns.action,
      align: 'end',
      bare: true,
      cardLine: 2,
      cell: mail =>
        mail.state !== 'sent' && (
          <Suspense>
            <Retry mail={mail} />
          </Suspense>
        ),
    });
  return (
    <PageBody>
      <PageHeader title={text.title} lead={text.lead} beside>
        {mayRetry && (
          <Suspense>
            <RetryAll />
          </Suspense>
        )}
        <RefreshButton label={text.refresh} busy={list.isRefetching} onPress={refresh} />
      </PageHeader>
      <div className={listBar.bar}>
        <SearchBox
          label={text.search}
          hint={text.searchHint}
          value={address}
          onSearch={next => set({ search: next === '' ? undefined : next })}
        />
        <Segmented
          label={text.state}
          value={state}
          options={states.map(value => ({ value, label: text.states[value] }))}
          onChoose={next => set({ state: next === 'all' ? undefined : next })}
        />
        {/* A phone has it beside the order of the list, where that has one. */}
        <p
          className={`${listBar.count} ${address === '' && total?.count !== 0 ? hidden.onPhone : ''}`}
          aria-live="polite"
        >
          {count}
        </p>
      </div>
      <PagedTable
        list={mails}
        label={text.title}
        columns={columns}
        count={count}
        rowName={mail => mail.address}
        empty={{ title: text.empty, text: text.emptyText }}
        filtered={state !== 'all' || address !== ''}
        {...(address === '' && {
          sorting: { column: 'created_at', descending: !oldestFirst },
          onSort: () => set({ sort: oldestFirst ? undefined : 'created_at' }),
        })}
      />
    </PageBody>
  );
}
