import { formatRM } from '@loan-kereta/sdk/loan';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { Cards, Stat } from '../../ui/card.tsx';
import { Failed } from '../../ui/states.tsx';
import { simpleStats } from '../stats.ts';
import { dashboardWords } from './words.ts';

/** The four figures that an admin looks at first. */
export function Figures() {
  const { figures: text, fetchFailed } = useWords(dashboardWords);
  const { data, error, refetch } = useQuery(simpleStats);
  if (error && !data) return <Failed title={fetchFailed} problem={error} onRetry={() => void refetch()} />;
  const count = (figure: number | undefined) => figure?.toLocaleString('en-MY') ?? '–';
  return (
    <Cards>
      <Stat label={text.total} value={count(data?.total_users)} />
      <Stat label={text.active} value={count(data?.active_users)} />
      <Stat label={text.revenue} value={data ? formatRM(data.monthly_revenue) : '–'} />
      <Stat label={text.premium} value={count(data?.premium_users)} />
    </Cards>
  );
}
