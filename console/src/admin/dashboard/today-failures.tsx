import type { Job } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useAdminDates } from '../dates.ts';
import { jobsKey } from '../jobs/queries.ts';
import { jobWords } from '../jobs/words.ts';
import { usePagedList } from '../paged-list.ts';
import styles from './today.module.css';
import { TodayCard } from './today-card.tsx';
import { dashboardWords } from './words.ts';

/** Failures of each kind that are named one by one. */
const named = 2;

/** All failed jobs of the last 30 days: the list has no filter, so it is read to its end. */
async function failedJobs(signal: AbortSignal, cursor?: string): Promise<readonly Job[]> {
  const query = { limit: 100, ...(cursor && { cursor }) };
  const { items, next } = await api.adminJobs.list({ query, signal });
  const failed = items.filter(({ state }) => state === 'failed');
  return next === null ? failed : [...failed, ...(await failedJobs(signal, next))];
}

/** Mails that could not be sent and jobs that failed, in the last 30 days. */
export function TodayFailures() {
  const { today: text } = useWords(dashboardWords);
  const words = useWords(jobWords);
  const { moment } = useAdminDates();
  const query = { state: 'failed', limit: named } as const;
  const mails = usePagedList(['mails', 'today', query], query, api.mails.list);
  const jobs = useQuery({
    queryKey: [...jobsKey, 'failed'],
    queryFn: ({ signal }) => failedJobs(signal),
    meta: { session: 'admin' },
  });
  const { total } = mails;
  const count = (figure: number, more = false) => `${figure.toLocaleString('en-MY')}${more ? '+' : ''}`;
  return (
    <TodayCard
      title={text.failed}
      isEmpty={total && jobs.data && total.count + jobs.data.length === 0}
      none={text.failedNone}
      problem={mails.list.error ?? jobs.error}
      onRetry={() => {
        void mails.list.refetch();
        void jobs.refetch();
      }}
    >
      {total && total.count > 0 && (
        <div className={styles.failures}>
          <Link to={`${pages.adminMail.path}?state=failed`}>
            {text.mails(count(total.count, total.more))}
          </Link>
          <ul>
            {mails.rows?.map(({ id, address, last_error }) => (
              <li key={id}>{[address, last_error].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </div>
      )}
      {jobs.data && jobs.data.length > 0 && (
        <div className={styles.failures}>
          <Link to="?jobs=open">{text.jobs(count(jobs.data.length))}</Link>
          <ul>
            {jobs.data.slice(0, named).map(({ id, kind, plan, created_at }) => (
              <li key={id}>{`${words.kinds[kind](plan && planNames[plan])} · ${moment(created_at)}`}</li>
            ))}
          </ul>
        </div>
      )}
    </TodayCard>
  );
}
