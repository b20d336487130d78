import type { CurrentUser } from '@loan-kereta/sdk/contract';
import { planCovers, planTitles } from '@loan-kereta/sdk/plans';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/dictionary.ts';
import { plansQuery } from '../../profile/queries.ts';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './page.module.css';
import { PlanList } from './plan-list.tsx';
import { WhatsappAdmin } from './whatsapp-admin.tsx';
import { accountWords } from './words.ts';

/** The plans that there are, what each costs, and whom to ask for it. @param user the reader; without one there is none to change */
export function Plans({ user }: { readonly user?: CurrentUser }) {
  const text = useWords(accountWords);
  const { data, error, refetch } = useQuery(plansQuery);
  const current = user?.effective_plan;
  // An end that is still stored of a plan that is withheld, or has ended, is none of what the reader has now.
  const isRenewable = current !== undefined && current !== 'basic' && user?.plan_expires_at !== null;
  return (
    // Whoever has the last of them for good has none to choose any more.
    <FoldingCard
      title={text.plans.title}
      state={data?.plans.map(({ name }) => planTitles[name]).join(' · ')}
      startsOpen={current !== 'diamond' || isRenewable}
    >
      {!data && (error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.plans.length === 0 && <p className={styles.quiet}>{text.plans.none}</p>}
      {data && (
        <PlanList
          plans={data.plans}
          {...(current && {
            current,
            isRenewable,
            action: plan => (
              <WhatsappAdmin
                label={plan === current ? text.plans.renew : text.plans.contact}
                // A lower one is asked about, as the message for a plan asks for an upgrade.
                {...((plan === current || !planCovers(current, plan)) && { plan })}
                isRenewal={plan === current}
                size="small"
              />
            ),
          })}
        />
      )}
    </FoldingCard>
  );
}
