import { languages } from '@loan-kereta/sdk/languages/names';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { pages } from '@loan-kereta/sdk/pages';
import { planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { useAdminDates } from '../dates.ts';
import { MoreRows } from '../more-rows.tsx';
import { usePagedList } from '../paged-list.ts';
import { enhancedStats } from '../stats.ts';
import { monthAt, monthRange } from './month.ts';
import styles from './sold.module.css';
import { dashboardWords } from './words.ts';

/** The payments of the month, newest first. */
function Payments({ since }: { readonly since: string }) {
  const { sold: text } = useWords(dashboardWords);
  const { moment } = useAdminDates();
  const query = { since, limit: 100 };
  const { list, rows } = usePagedList(['payments', query], query, api.payments.list);
  if (!rows)
    return list.error ? <Failed problem={list.error} onRetry={() => void list.refetch()} /> : <Loading />;
  if (rows.length === 0) return <Empty icon={ReceiptText} title={text.none} text={text.noneText} />;
  return (
    <>
      <ol className={styles.payments}>
        {rows.map(
          ({ id, advisor_id, advisor_name, plan, amount, note, takes_back, admin_email, created_at }) => (
            <li key={id}>
              <div className={styles.line}>
                {advisor_name === null ? (
                  <span>{text.deleted(advisor_id)}</span>
                ) : (
                  <Link to={`${pages.adminUsers.path}?user=${advisor_id}`} translate="no">
                    {advisor_name}
                  </Link>
                )}
                <strong translate="no">{formatAmount(amount)}</strong>
              </div>
              <p>
                {[planNames[plan], takes_back !== null && text.takenBack, note].filter(Boolean).join(' · ')}
              </p>
              <small>{`${admin_email} · ${moment(created_at)}`}</small>
            </li>
          ),
        )}
      </ol>
      <MoreRows list={list} />
    </>
  );
}

/** The rows behind the tile of what was sold: the books of this month. */
export function Sold({ onClose }: { readonly onClose: () => void }) {
  const { figures } = useWords(dashboardWords);
  const { locale } = languages[useLanguage(state => state.language)];
  const { data, error, refetch } = useQuery(enhancedStats);
  return (
    <Dialog
      open
      onClose={onClose}
      title={figures.sold}
      description={
        data && `${monthRange(data.server_time, locale)} · ${formatAmount(data.revenue_this_month)}`
      }
      from="end"
    >
      {data ? (
        <Payments since={monthAt(data.server_time).since} />
      ) : error ? (
        <Failed problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
