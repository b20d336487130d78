import { languages } from '@loan-kereta/sdk/languages/names';
import { formatAmount, formatRM } from '@loan-kereta/sdk/loan';
import { pages } from '@loan-kereta/sdk/pages';
import { planDetails, planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useLanguage } from '../../language/language.ts';
import { Cards, Stat } from '../../ui/card.tsx';
import { Failed } from '../../ui/states.tsx';
import { useAdminDates } from '../dates.ts';
import { enhancedStats, simpleStats } from '../stats.ts';
import { monthRange } from './month.ts';
import { dashboardWords } from './words.ts';

const { premium, diamond } = planDetails;
const sum = `${formatRM(premium.price)} × ${planNames.premium} + ${formatRM(diamond.price)} × ${planNames.diamond}`;
const users = pages.adminUsers.path;

/** The figures that an admin looks at first. Each leads to the list that it counts. */
export function Figures() {
  const { figures: text, fetchFailed } = useWords(dashboardWords);
  const { locale } = languages[useLanguage(state => state.language)];
  const { moment } = useAdminDates();
  const { data, dataUpdatedAt, error, refetch } = useQuery(simpleStats);
  const { data: books, error: booksError, refetch: refetchBooks } = useQuery(enhancedStats);
  const problem = data ? (books ? undefined : booksError) : error;
  if (problem)
    return (
      <Failed
        title={fetchFailed}
        problem={problem}
        onRetry={() => {
          void refetch();
          void refetchBooks();
        }}
      />
    );
  const count = (figure: number | undefined) => figure?.toLocaleString('en-MY') ?? '–';
  const validNow = data && text.now(moment(new Date(dataUpdatedAt).toISOString()));
  return (
    <Cards>
      <Stat label={<Link to={users}>{text.total}</Link>} value={count(data?.total_users)} />
      <Stat
        label={<Link to={`${users}?status=active`}>{text.active}</Link>}
        value={count(data?.active_users)}
      />
      <Stat
        label={<Link to={`${users}?plan=paid`}>{text.revenue}</Link>}
        value={data ? formatRM(data.monthly_revenue) : '–'}
        note={sum}
      />
      <Stat
        label={<Link to={`${users}?plan=premium`}>{text.premium}</Link>}
        value={count(data?.premium_users)}
      />
      <Stat
        label={<Link to={`${users}?plan=premium`}>{text.subscriptions}</Link>}
        value={data ? formatRM(premium.price * data.premium_users) : '–'}
        note={validNow}
      />
      <Stat
        label={<Link to="?sold=open">{text.sold}</Link>}
        value={books ? formatAmount(books.revenue_this_month) : '–'}
        note={books && monthRange(books.server_time, locale)}
      />
    </Cards>
  );
}
