import { formatRM } from '@loan-kereta/sdk/loan';
import { pages } from '@loan-kereta/sdk/pages';
import { planNames } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { Cards, Share, Shares, Stat } from '../../ui/card.tsx';
import { Failed } from '../../ui/states.tsx';
import { enhancedStats } from '../stats.ts';
import { usersWords } from './words.ts';

/** The same who are counted come first: a plan that has ended does not count, and what has no end comes last. */
const soonestFirst = `${pages.adminUsers.path}?plan=paid&sort=plan_expires_at`;

/** How many users there are and what they pay, and the same for each plan. */
export function Stats() {
  const words = useWords(usersWords);
  const text = words.stats;
  const { data, error, refetch } = useQuery(enhancedStats);
  if (error && !data) return <Failed title={text.failed} problem={error} onRetry={() => void refetch()} />;
  const count = (figure: number | undefined) => figure?.toLocaleString('en-MY') ?? '–';
  const money = (figure: number | undefined) => (figure === undefined ? '–' : formatRM(figure));
  return (
    <>
      <Cards>
        <Stat
          label={text.total}
          value={count(data?.total_users)}
          note={text.thisMonth(data?.new_registrations ?? 0)}
        />
        <Stat label={text.subscriptions} value={count(data?.new_subscriptions)} note={text.subscribed} />
        <Stat
          label={text.revenue}
          value={money(data?.monthly_revenue)}
          note={text.booked(money(data?.revenue_this_month))}
        />
        <Stat
          label={text.expiring}
          value={count(data?.expiring_this_week)}
          note={<Link to={soonestFirst}>{text.soonestFirst}</Link>}
        />
      </Cards>
      {data && (
        <Shares>
          {data.plan_shares.map(({ plan, users, percent, monthly_revenue }) => (
            <Share
              key={plan}
              label={planNames[plan]}
              value={count(users)}
              note={
                <>
                  <span>{text.share(percent)}</span>
                  {plan !== 'basic' && <span>{money(monthly_revenue)}</span>}
                </>
              }
            />
          ))}
        </Shares>
      )}
    </>
  );
}
